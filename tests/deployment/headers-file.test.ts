/** @jest-environment node */
import { hostHeaders } from '../../e2e/servers/host-rules';
import { headersFile } from '../../src/deployment/headers-file';
import { type PathPolicy, responseHeaders } from '../../src/deployment/response-table';
import { hashedFont, hashedScript, picture, responses, revalidate } from './sample-site';

const site: PathPolicy = { under: '/', policy: "default-src 'none'; script-src 'self'" };
const editor: PathPolicy = {
  under: '/admin/',
  policy: "default-src 'self'",
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', 'X-Robots-Tag': 'noindex' },
};
const policies = [site, editor];
const text = headersFile(policies, [hashedScript, hashedFont, picture]);

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test.each([...responses, ['/admin/', 200, revalidate], ['/admin/x/y.html', 404, revalidate]] as const)(
  'the host sends for %s with status %i what the table says',
  (address, status) => {
    const [path = ''] = address.split('?');
    expect(hostHeaders(text, path)).toEqual(lowerCased(responseHeaders(path, status, policies)));
  },
);

test('no path gets a header from two rules, which Cloudflare would join', () => {
  for (const [address] of responses) {
    const { 'permissions-policy': permissions, ...others } = hostHeaders(text, address.split('?')[0] ?? '');
    const cacheControl = others['cache-control'];
    expect([`${cacheControl}`.match(/public/g), permissions?.match(/camera/g)]).toEqual([['public'], ['camera']]);
  }
});

test('where there are more files than rules, the chunks of pages share one', () => {
  const chunks = Array.from({ length: 120 }, (_, index) => `/component---src-pages-${index}-tsx-0123456789abcdef0123.js`);
  const crowded = headersFile([site], [hashedScript, ...chunks]);
  expect(crowded.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  expect(hostHeaders(crowded, chunks[7] ?? '')['cache-control']).toContain('immutable');
  expect(hostHeaders(crowded, hashedScript)['cache-control']).toContain('immutable');
});

test('more rules than Cloudflare reads stop the build', () => {
  const files = Array.from({ length: 120 }, (_, index) => `/${index}-0123456789abcdef0123.js`);
  expect(() => headersFile([site], files)).toThrow(/1\d\d rules are more than the 100/);
});

test('a policy longer than Cloudflare reads stops the build', () => {
  expect(() => headersFile([{ under: '/', policy: `script-src ${'x'.repeat(2000)}` }], [])).toThrow(
    /has 20\d\d characters, more than the 2000/,
  );
});
