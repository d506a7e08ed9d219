/** @jest-environment node */
import {
  parseProxyRedirects,
  parseRedirectsFile,
  proxyRedirects,
  redirectsFile,
  redirectsInBothForms,
} from '../../../src/build/hosts/redirects';

test.each([
  ['an address with a closing slash', '/work/', '/our-work/', ['/work', '/work/']],
  ['an address without one', '/work', '/our-work/', ['/work', '/work/']],
  ['the closing slash itself, which hosts add on their own', '/work/', '/work/', ['/work']],
  ['the home page, which is never redirected', '/', '/our-work/', []],
])('%s', (_, from, to, expected) => {
  expect(redirectsInBothForms([{ from, to }])).toEqual(expected.map((form) => ({ from: form, to })));
});

test('of two redirects from one address the first one counts', () => {
  const both = redirectsInBothForms([
    { from: '/a/', to: '/b/' },
    { from: '/a', to: '/c/' },
  ]);
  expect(both.map(({ to }) => to)).toEqual(['/b/', '/b/']);
});

test('the file has a line for each form and reads back the same', () => {
  const text = redirectsFile([{ from: '/call/', to: '/about-us/#call' }]);
  expect(text).toBe('/call /about-us/#call 301\n/call/ /about-us/#call 301\n');
  expect(parseRedirectsFile(text)).toEqual(redirectsInBothForms([{ from: '/call/', to: '/about-us/#call' }]));
});

test('no redirects make an empty file', () => {
  expect(redirectsFile([])).toBe('');
});

test('scripts that Netlify passes through have a line each, which is no redirect', () => {
  const addresses = ['https://a.example/1.js', 'https://b.example/2.js?plain'];
  const text = proxyRedirects(addresses);
  expect(parseProxyRedirects(text)).toEqual(addresses);
  expect(parseRedirectsFile(text)).toEqual([]);
});

test('an address with a "=", which Netlify would cut there, is told and left out', () => {
  const text = proxyRedirects(['https://a.example/1.js?id=1']);
  expect(parseProxyRedirects(text)).toEqual([]);
  expect(text).toMatch(/^# .*https:\/\/a\.example\/1\.js\?id=1$/m);
});

test('without such scripts there is nothing to add', () => {
  expect(proxyRedirects([])).toBe('');
});
