import { spawnSync } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { responseHeaders } from '../../src/build/hosts/response-table';
import type { LocalServer } from '../../src/commands/serve/local-server';
import { startSiteServer } from '../../src/commands/serve/site-server';
import { hashedScript, movedAddresses, responses, sampleFiles, writeSite } from '../build/hosts/sample-site';

const site = writeSite();
let server: LocalServer;
beforeAll(async () => {
  server = await startSiteServer({ root: site.root, port: 0 });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const get = (path: string, init: RequestInit = {}) => fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });

/** Sends a request exactly as written; `fetch` would normalize the path first. */
const rawStatus = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest(server.origin, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

test.each(responses)('%s responds with status %i and the expected Cache-Control header', async (path, status, cacheControl) => {
  const response = await get(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, cacheControl]);
});

test.each(movedAddresses)('%s redirects to %s', async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
});

test('every response has the security headers and a Content Security Policy', async () => {
  for (const path of ['/', '/nowhere/', '/about-us', hashedScript]) {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(responseHeaders('/', 200, [])))
      if (name !== 'Cache-Control') expect(headers.get(name)).toBe(value);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'; script-src");
  }
});

test('a request for a missing page gets the 404 page', async () => {
  expect(await (await get('/nowhere/')).text()).toContain('Page not found');
});

test('a script is served with Brotli and decompresses unchanged', async () => {
  const response = await new Promise<{ encoding: string | undefined; body: Buffer }>((resolve) => {
    httpRequest(`${server.origin}${hashedScript}`, { headers: { 'accept-encoding': 'gzip, br' } }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => resolve({ encoding: incoming.headers['content-encoding'], body: Buffer.concat(parts) }));
    }).end();
  });
  expect(response.encoding).toBe('br');
  expect(brotliDecompressSync(response.body).toString()).toBe(sampleFiles[hashedScript]);
});

test('a matching If-None-Match header gets a 304 response without a body', async () => {
  const etag = (await get('/about-us/')).headers.get('etag') ?? '';
  const again = await get('/about-us/', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a HEAD request gets a response without a body', async () => {
  const response = await get('/about-us/', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test.each([
  ['/../../../etc/passwd', 404],
  ['/..%2f..%2f..%2fetc%2fpasswd', 404],
  ['/..%5c..%5cetc%5cpasswd', 404],
  ['/%00', 404],
  ['/%E0%A4%A', 404],
  ['//host', 404],
  ['//about-us', 301],
])('%s has status %i', async (path, status) => {
  expect(await rawStatus(path)).toBe(status);
});

test('a redirect never leads to another host', async () => {
  const location = await new Promise((resolve) => {
    httpRequest(server.origin, { path: '//about-us' }, (response) => resolve(response.resume().headers.location)).end();
  });
  expect(location).toBe('/about-us/');
});

test('a POST request is refused with status 405 and the error page of the site', async () => {
  const response = await get('/', { method: 'POST' });
  expect([response.status, (await response.text()).includes('Page not found')]).toEqual([405, true]);
});

const start = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'src/commands/serve.ts', ...args], { encoding: 'utf8' });
  return { status, stdout, line: stderr.replace(/^npm .*\n/gm, '').trim() };
};

test('a port in use is reported in one line with exit code 1', () => {
  const { port } = new URL(server.origin);
  expect(start(port, site.root)).toEqual({
    status: 1,
    stdout: '',
    line: `Port ${port} is in use: stop the other process, or use another port.`,
  });
});

test('starting without a build fails and says which command creates one', () => {
  expect(start('0', 'no-such-folder')).toEqual({
    status: 1,
    stdout: '',
    line: 'There is no build in no-such-folder/: run "npm run build" first.',
  });
});
