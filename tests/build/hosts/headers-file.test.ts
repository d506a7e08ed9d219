import { headersFile } from '../../../src/build/hosts/headers-file';
import { type PathPolicy, responseHeaders } from '../../../src/build/hosts/response-table';
import { hostHeaders } from '../../../src/commands/serve/host-rules';
import { netlifyHeaders } from './netlify-rules';
import { hashedFont, hashedScript, lowerCased, picture, responses, revalidate } from './sample-site';

const site: PathPolicy = { under: '/', policy: "default-src 'none'; script-src 'self'" };
const editor: PathPolicy = {
  under: '/admin/',
  policy: "default-src 'self'",
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', 'X-Robots-Tag': 'noindex' },
};
const policies = [site, editor];
const text = headersFile(policies, [hashedScript, hashedFont, picture]);

const hosts = { 'Cloudflare Pages': hostHeaders, Netlify: netlifyHeaders } as const;
const cases = [...responses, ['/admin/', 200, revalidate], ['/admin/client.js', 200, revalidate]] as const;

describe.each(Object.entries(hosts))('%s', (_, headersOf) => {
  test.each(cases)('sends exactly the headers of the response table for %s with status %i', (address, status) => {
    const [path = ''] = address.split('?');
    expect(headersOf(text, path)).toEqual(lowerCased(responseHeaders(path, status, policies)));
  });

  test.each(['/administration/', '/static-sites/', '/statics/a/b/'])('%s has the headers of an ordinary page', (path) => {
    expect(headersOf(text, path)).toEqual(lowerCased(responseHeaders(path, 200, policies)));
  });

  test('sends site-wide headers in folders with their own policy too', () => {
    const staging = headersFile(
      [
        { ...site, headers: { 'X-Robots-Tag': 'noindex' } },
        { under: '/admin/', policy: "default-src 'self'" },
      ],
      [],
    );
    expect(headersOf(staging, '/admin/')).toMatchObject({ 'x-robots-tag': 'noindex', 'content-security-policy': "default-src 'self'" });
  });
});

test('more header rules than Cloudflare reads stop the build', () => {
  const files = Array.from({ length: 120 }, (_, index) => `/${index}-0123456789abcdef0123.js`);
  expect(() => headersFile([site], files)).toThrow(/1\d\d rules are more than the 100/);
});

test('a policy longer than Cloudflare reads stops the build', () => {
  expect(() => headersFile([{ under: '/', policy: `script-src ${'x'.repeat(2000)}` }], [])).toThrow(
    /has 20\d\d characters, more than the 2000/,
  );
});
