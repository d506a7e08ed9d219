import { readFileSync } from 'node:fs';
import { withKeepingRules } from '../../../src/build/offline/keeping-rules';
import { offlineOptions } from '../../../src/build/offline/offline-options';

const site = 'https://www.agency.example';

const convertRoutes: (routes: object) => string[] = jest.requireActual('workbox-build/build/lib/runtime-caching-converter');

/** As workbox-build writes them; it changes its input. */
const routes = convertRoutes(structuredClone(offlineOptions.workboxConfig.runtimeCaching)).join('');

type Plugin = {
  cacheKeyWillBeUsed: (given: { request: { url: string } }) => string;
  cacheWillUpdate: (given: { request: { url: string }; response: Response }) => Response | null;
};

/** The plugins of the worker's strategy for an address. */
function pluginsFor(address: string): Plugin[] {
  class Strategy {
    constructor(readonly options?: { plugins: Plugin[] }) {}
  }
  const known: [RegExp, Strategy][] = [];
  const workbox = {
    routing: { registerRoute: (pattern: RegExp, strategy: Strategy) => known.push([pattern, strategy]) },
    strategies: { CacheFirst: Strategy, NetworkFirst: Strategy, StaleWhileRevalidate: Strategy },
  };
  const worker = readFileSync('src/site/service-worker/bypass.worker.js', 'utf8') + withKeepingRules(routes);
  new Function('self', 'workbox', worker)({ location: { origin: site }, addEventListener: () => {} }, workbox);
  return known.find(([pattern]) => pattern.test(address))?.[1].options?.plugins ?? [];
}

/** The key under which the worker keeps the response for an address. */
const keyOf = (address: string) => pluginsFor(address).reduce((url, plugin) => plugin.cacheKeyWillBeUsed({ request: { url } }), address);

const isKept = (address: string, response: Response) =>
  pluginsFor(address).every((plugin) => plugin.cacheWillUpdate({ request: { url: address }, response }));

test.each([
  ['/', '/'],
  ['/about-us/', '/about-us/'],
  ['/about-us/?gclid=a&email=ada@example.com', '/about-us/'],
  ['/about-us/?next=/blog/#team', '/about-us/'],
  ['/about-us/#?email=ada', '/about-us/'],
  ['/page-data/about-us/page-data.json?gclid=a', '/page-data/about-us/page-data.json'],
  ['/__third-party-proxy?url=https://scripts.example/', '/__third-party-proxy?url=https://scripts.example/'],
  ['/static/text.woff2?v=1', '/static/text.woff2?v=1'],
])('the service worker keeps %s as %s', (address, key) => {
  expect(keyOf(site + address)).toBe(site + key);
});

const html = { 'Content-Type': 'text/html; charset=utf-8' };

test.each([
  ['a page', '/about-us/', { headers: html }, true],
  ['a script', '/app-1.js', { headers: { 'Content-Type': 'text/javascript' } }, true],
  ['a file of no known type', '/static/text', {}, true],
  ['a page in place of a script', '/app-1.js', { headers: html }, false],
  ['a page in place of page data', '/page-data/about-us/page-data.json?gclid=a', { headers: html }, false],
  ['a page in place of a picture', '/static/a.avif', { headers: html }, false],
  ['a page in place of an icon', '/favicon.svg', { headers: html }, false],
  ['an error page', '/about-us/', { headers: html, status: 503 }, false],
  ['an error', '/app-1.js', { status: 404 }, false],
])('the service worker keeps %s, requested as %s: %#', (_what, path, init, kept) => {
  expect(isKept(site + path, new Response('', init))).toBe(kept);
});

test('a worker that was changed already stays as it is, and one without the strategies is refused', () => {
  const changed = withKeepingRules(routes);
  expect(withKeepingRules(changed)).toBe(changed);
  expect(() => withKeepingRules('importScripts();')).toThrow('sw.js');
});
