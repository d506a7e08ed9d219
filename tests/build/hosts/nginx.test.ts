import { nginxConfig } from '../../../src/build/hosts/nginx-config';
import { responseHeaders, securityHeaders } from '../../../src/build/hosts/response-table';
import { ask, type Nginx, sendRaw, startNginx } from './nginx-process';
import { hashedScript, keep, lowerCased, movedAddresses, responses, sampleFiles, sampleRedirects, writeSite } from './sample-site';

describe('a small site behind a real nginx', () => {
  const site = writeSite({ ...sampleFiles, '/admin/index.html': '<h1>Editor</h1>' });
  const policies = [
    { under: '/', policy: "default-src 'none'; script-src 'self' 'sha256-a+/b='" },
    { under: '/admin/', policy: "default-src 'self'", headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none', 'X-Robots-Tag': 'noindex' } },
  ];
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(nginxConfig(policies, sampleRedirects), site.root);
  });
  afterAll(async () => {
    await nginx?.stop();
    site.remove();
  });

  test.each(responses)('%s has status %i and the right cache header', async (path, status, cacheControl) => {
    const { status: found, headers } = await ask(nginx.origin, path);
    expect([found, headers['cache-control']]).toEqual([status, cacheControl]);
  });

  test.each(movedAddresses)('%s redirects to %s', async (path, location) => {
    const { status, headers } = await ask(nginx.origin, path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each(['/', '/nowhere/', '/500.html', '/about-us', '/work/', hashedScript, '/page-data/app-data.json'])(
    '%s carries every security header once',
    async (path) => {
      const { headers } = await ask(nginx.origin, path);
      expect(headers).toMatchObject(lowerCased(securityHeaders));
      expect(headers['content-security-policy']).toBe(policies[0]?.policy);
    },
  );

  test('a folder’s own policy and headers replace those of the site there, and only there', async () => {
    const { headers } = await ask(nginx.origin, '/admin/');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'unsafe-none', 'x-robots-tag': 'noindex' });
    expect((await ask(nginx.origin, '/')).headers).not.toHaveProperty('x-robots-tag');
  });

  test('an unchanged file gets a 304 response with its cache header', async () => {
    const { headers } = await ask(nginx.origin, hashedScript);
    const again = await ask(nginx.origin, hashedScript, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.headers['cache-control'], again.body]).toEqual([304, keep, '']);
  });

  test('a query string does not change the page data response', async () => {
    const [plain, campaign] = await Promise.all(['', '?utm_id=1'].map((query) => ask(nginx.origin, `/page-data/app-data.json${query}`)));
    expect(campaign?.headers.etag).toBe(plain?.headers.etag);
    expect(campaign?.body).toBe(plain?.body);
  });

  test.each([
    ['/about-us/', 'text/html; charset=utf-8'],
    [hashedScript, 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/page-data/app-data.json', 'application/json; charset=utf-8'],
    ['/nowhere.png', 'text/html; charset=utf-8'],
  ])('%s has the content type %s', async (path, type) => {
    expect((await ask(nginx.origin, path)).headers['content-type']).toBe(type);
  });

  test('scripts are compressed if the browser accepts gzip', async () => {
    const { headers } = await ask(nginx.origin, hashedScript, { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  });

  test.each([
    ['/nowhere/', 404, 'Page not found'],
    ['/404.html', 404, 'Page not found'],
    ['/500.html', 500, 'Server error'],
  ])('%s shows the page for status %i', async (path, status, words) => {
    const { status: found, body } = await ask(nginx.origin, path);
    expect([found, body.includes(words)]).toEqual([status, true]);
  });

  test.each(['//evil.example/about-us', '//evil.example', '/%0d%0aSet-Cookie:a=b', '/../../etc/passwd', '/%E0%A4%A'])(
    'the malicious path %s gets an error without a redirect or cookie',
    async (path) => {
      const { status, headers } = await ask(nginx.origin, path);
      expect([400, 404]).toContain(status);
      expect(headers).not.toHaveProperty('location');
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  const host = 'Host: localhost\r\nConnection: close\r\n';
  test.each([
    ['a request without a Host header', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a method that files do not allow', 405, `POST ${hashedScript} HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`],
    ['an overlong URL', 414, `GET ${hashedScript}?${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
    ['a range beyond the end', 416, `GET ${hashedScript} HTTP/1.1\r\n${host}Range: bytes=900000-\r\n\r\n`],
    ['a condition that the file does not meet', 412, `GET ${hashedScript} HTTP/1.1\r\n${host}If-Match: "other"\r\n\r\n`],
    ['a request with oversized headers', 400, `GET ${hashedScript} HTTP/1.1\r\n${host}X-Long: ${'a'.repeat(40_000)}\r\n\r\n`],
  ])('%s gets status %i with the site’s error page and its headers', async (_, status, text) => {
    const { status: found, headers, body } = await sendRaw(nginx.origin, text);
    expect([found, body.includes('Page not found'), body.includes('nginx')]).toEqual([status, true, false]);
    expect(headers).toMatchObject(lowerCased(responseHeaders('/404.html', status, policies)));
  });

  test('a transfer encoding that nginx does not know gets the page for a server error', async () => {
    const { status, body } = await sendRaw(nginx.origin, `GET / HTTP/1.1\r\n${host}Transfer-Encoding: other\r\n\r\n`);
    expect([status, body.includes('Server error'), body.includes('nginx')]).toEqual([501, true, false]);
  });

  test('a redirect never leads to another host', async () => {
    expect((await ask(nginx.origin, '//about-us')).headers.location).toBe('/about-us/');
  });
});
