import { consentPurposeOf, directAddresses, exposeScripts, loadedScripts, proxiedAddresses } from '../../src/contract/site-scripts';

const wanted = [
  { src: 'https://a.example/1.js', offMainThread: true, purpose: 'necessary' as const },
  { src: 'https://b.example/2.js', offMainThread: false },
];

test.each([
  [true, ['https://a.example/1.js'], ['https://b.example/2.js']],
  [false, [], ['https://a.example/1.js', 'https://b.example/2.js']],
])('with a host that proxies scripts: %s', (hostProxies, proxied, direct) => {
  const loaded = loadedScripts(wanted, hostProxies);
  expect(proxiedAddresses(loaded)).toEqual(proxied);
  expect(directAddresses(loaded)).toEqual(direct);
});

test('passes the scripts to pages in an environment variable, which is unset without scripts', () => {
  const env: Record<string, string | undefined> = {};
  exposeScripts(wanted, env);
  expect(JSON.parse(env.GATSBY_SITE_SCRIPTS ?? '')).toEqual(wanted);
  exposeScripts([], env);
  expect(env).toEqual({});
});

test('a script that declares no purpose counts as marketing, and only a necessary one is not asked for', () => {
  expect(loadedScripts(wanted, true).map(({ purpose }) => purpose)).toEqual(['necessary', 'marketing']);
  expect(wanted.map(consentPurposeOf)).toEqual([undefined, 'marketing']);
});
