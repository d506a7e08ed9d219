import { cacheControlOf, classOf, policyOf, responseHeaders, securityHeaders, unpublished } from '../../../src/build/hosts/response-table';
import { keep, responses, revalidate } from './sample-site';

test.each(responses)('%s with status %i has the right cache header', (path, status, cacheControl) => {
  expect(cacheControlOf(path.split('?')[0] ?? '', status)).toBe(cacheControl);
});

test.each([
  ['/app-02ec2eac71c72de5c1e1.js', 'hashed'],
  ['/component---src-pages-index-tsx-975894af7523d663883e.js', 'hashed'],
  ['/454-d861f39e4ada3966ebd5.js', 'hashed'],
  ['/styles.83a1b4e0a9a8f3d9e1c2.css', 'hashed'],
  ['/static/d/any.png', 'hashed'],
  ['/sw.js', 'worker'],
  ['/idb-keyval-3.2.0-iife.min.js', 'document'],
  ['/blog/app-02ec2eac71c72de5c1e1.js', 'document'],
  ['/static/', 'document'],
  ['/page-data/sq/d/1234567.json', 'data'],
  ['/page-data', 'document'],
  ['/blog/page-data/x/', 'document'],
])('%s belongs to the class %s', (path, name) => {
  expect(classOf(path).name).toBe(name);
});

test('every response has these headers, with these values', () => {
  expect(securityHeaders).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('rejects a path without a leading slash, naming it', () => {
  expect(() => classOf('sw.js')).toThrow('"sw.js" is not a path');
});

test('a missing hashed file is not cached, although its class is', () => {
  expect(cacheControlOf('/static/x/y/z.avif')).toBe(keep);
  expect(cacheControlOf('/static/x/y/z.avif', 404)).toBe(revalidate);
});

test.each([
  ['/_headers', true],
  ['/app-02ec2eac71c72de5c1e1.js.map', true],
  ['/blog/.git/config', true],
  ['/.well-known/security.txt', false],
  ['/map/', false],
  ['/blog/_headers', false],
])('%s: unpublished is %s', (path, expected) => {
  expect(unpublished.test(path)).toBe(expected);
});

describe('policies by folder', () => {
  const policies = [
    { under: '/', policy: 'site' },
    { under: '/admin/', policy: 'editor' },
  ];

  test.each([
    ['/', 'site'],
    ['/admin/', 'editor'],
    ['/admin/index.html', 'editor'],
    ['/administration/', 'site'],
  ])('%s has the policy of the %s', (path, policy) => {
    expect(policyOf(path, policies)?.policy).toBe(policy);
    expect(policyOf(path, [...policies].reverse())?.policy).toBe(policy);
  });

  test('every response carries the security headers, its policy and its cache header', () => {
    expect(responseHeaders('/admin/', 200, policies)).toEqual({
      ...securityHeaders,
      'Content-Security-Policy': 'editor',
      'Cache-Control': revalidate,
    });
  });

  test('a folder’s own headers override those of the table', () => {
    const own = [
      { under: '/admin/', policy: 'editor', headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none', 'X-Robots-Tag': 'noindex' } },
    ];
    expect(responseHeaders('/admin/', 200, own)).toMatchObject({ 'Cross-Origin-Opener-Policy': 'unsafe-none', 'X-Robots-Tag': 'noindex' });
    expect(responseHeaders('/', 200, own)).not.toHaveProperty('X-Robots-Tag');
  });

  test('sends no Content-Security-Policy header without a policy', () => {
    expect(responseHeaders('/', 200, [])).not.toHaveProperty('Content-Security-Policy');
  });
});
