/** The start of Workbox's strategy for pages and page data, up to its list of plugins. */
const strategy = /(new workbox\.strategies\.NetworkFirst\(\{[^}]*plugins: \[)[^\]]*/g;

/**
 * Has Workbox keep pages and page data under their address without the query, by a plugin of `bypass.worker.js`. Workbox would take it
 * as an option, but gatsby-plugin-offline refuses options that are functions.
 */
export function withKeysPerPath(worker: string): string {
  if (worker.match(strategy)?.length !== 2) throw new Error('sw.js should have two strategies of the kind NetworkFirst.');
  return worker.replace(strategy, '$1self.keptOncePerPath');
}
