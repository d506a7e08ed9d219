/** @jest-environment node */
import { directAddresses, handToPages, loadedScripts, proxiedAddresses } from '../../src/contract/site-scripts';

const wanted = [
  { src: 'https://a.example/1.js', offMainThread: true },
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
  handToPages(wanted, env);
  expect(JSON.parse(env.GATSBY_SITE_SCRIPTS ?? '')).toEqual(wanted);
  handToPages([], env);
  expect(env).toEqual({});
});
