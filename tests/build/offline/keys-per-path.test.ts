import { readFileSync } from 'node:fs';
import { withKeysPerPath } from '../../../src/build/offline/keys-per-path';
import { offlineOptions } from '../../../src/build/offline/offline-options';

const site = 'https://www.agency.example';

const convertRoutes: (routes: object) => string[] = jest.requireActual('workbox-build/build/lib/runtime-caching-converter');

/** As workbox-build writes them; it changes its input. */
const routes = convertRoutes(structuredClone(offlineOptions.workboxConfig.runtimeCaching)).join('');

type Plugin = { cacheKeyWillBeUsed?: (given: { request: { url: string } }) => string };

/** The key under which the worker keeps the response for an address. */
function keyOf(address: string): string | undefined {
  class Strategy {
    constructor(readonly options?: { plugins: Plugin[] }) {}
  }
  const known: [RegExp, Strategy][] = [];
  const workbox = {
    routing: { registerRoute: (pattern: RegExp, strategy: Strategy) => known.push([pattern, strategy]) },
    strategies: { CacheFirst: Strategy, NetworkFirst: Strategy, StaleWhileRevalidate: Strategy },
  };
  const worker = readFileSync('src/site/service-worker/bypass.worker.js', 'utf8') + withKeysPerPath(routes);
  new Function('self', 'workbox', worker)({ location: { origin: site }, addEventListener: () => {} }, workbox);
  const strategy = known.find(([pattern]) => pattern.test(address))?.[1];
  return (strategy?.options?.plugins ?? []).reduce((url, plugin) => plugin.cacheKeyWillBeUsed?.({ request: { url } }) ?? url, address);
}

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

test('a worker that was changed already stays as it is, and one without the strategies is refused', () => {
  const changed = withKeysPerPath(routes);
  expect(withKeysPerPath(changed)).toBe(changed);
  expect(() => withKeysPerPath('importScripts();')).toThrow('sw.js');
});
