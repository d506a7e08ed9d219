import {
  parseProxyRedirects,
  parseRedirectsFile,
  proxyRedirects,
  redirectsFile,
  redirectsInBothForms,
} from '../../../src/build/hosts/redirects';

test.each([
  ['a source with a trailing slash redirects in both forms', '/work/', '/our-work/', ['/work', '/work/']],
  ['a source without a trailing slash redirects in both forms', '/work', '/our-work/', ['/work', '/work/']],
  ['a redirect that only adds the trailing slash keeps one form', '/work/', '/work/', ['/work']],
  ['the home page is never redirected', '/', '/our-work/', []],
])('%s', (_, from, to, expected) => {
  expect(redirectsInBothForms([{ from, to }])).toEqual(expected.map((form) => ({ from: form, to })));
});

test('the first of two redirects from one path wins', () => {
  const both = redirectsInBothForms([
    { from: '/a/', to: '/b/' },
    { from: '/a', to: '/c/' },
  ]);
  expect(both.map(({ to }) => to)).toEqual(['/b/', '/b/']);
});

test('the file has a line for each form and parses back to the same redirects', () => {
  const text = redirectsFile([{ from: '/call/', to: '/about-us/#call' }]);
  expect(text).toBe('/call /about-us/#call 301\n/call/ /about-us/#call 301\n');
  expect(parseRedirectsFile(text)).toEqual(redirectsInBothForms([{ from: '/call/', to: '/about-us/#call' }]));
});

test.each(['/サービス/', '/%E3%82%B5%E3%83%BC%E3%83%93%E3%82%B9', '/%e3%82%b5%e3%83%bc%e3%83%93%e3%82%b9/'])(
  'the address %s is encoded in the file and decoded for servers',
  (from) => {
    const redirect = [{ from, to: '/services/' }];
    const text = redirectsFile(redirect);
    const encoded = '/%E3%82%B5%E3%83%BC%E3%83%93%E3%82%B9';
    expect(text).toBe(`${encoded} /services/ 301\n${encoded}/ /services/ 301\n`);
    expect(redirectsInBothForms(redirect).map((each) => each.from)).toEqual(['/サービス', '/サービス/']);
    expect(parseRedirectsFile(text)).toEqual(redirectsInBothForms(redirect));
  },
);

test('no redirects make an empty file', () => {
  expect(redirectsFile([])).toBe('');
});

test('scripts that Netlify proxies have a line each, which does not parse as a redirect', () => {
  const addresses = ['https://a.example/1.js', 'https://b.example/2.js?plain'];
  const text = proxyRedirects(addresses);
  expect(parseProxyRedirects(text)).toEqual(addresses);
  expect(parseRedirectsFile(text)).toEqual([]);
});

test('a script URL with a "=", which Netlify would truncate, is left out and noted in a comment', () => {
  const text = proxyRedirects(['https://a.example/1.js?id=1']);
  expect(parseProxyRedirects(text)).toEqual([]);
  expect(text).toMatch(/^# .*https:\/\/a\.example\/1\.js\?id=1$/m);
});

test('adds nothing without proxied scripts', () => {
  expect(proxyRedirects([])).toBe('');
});
