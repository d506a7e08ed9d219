/** A strategy as Workbox writes it: without options, or with some that end with a list of plugins. */
const strategy = /(new workbox\.strategies\.\w+\()(?:\)|(\{[^}]*)plugins: \[[^\]]*\] *\}\))/g;

/**
 * Has Workbox store responses by the rules in `bypass.worker.js`. Workbox would take them as an option, but gatsby-plugin-offline
 * refuses options that are functions.
 */
export function withKeepingRules(worker: string): string {
  if (worker.match(strategy)?.length !== 4)
    throw new Error('gatsby-plugin-offline no longer writes four strategies into sw.js: adapt src/build/offline/keeping-rules.ts.');
  return worker.replace(strategy, (_, start: string, options = '{ ') => `${start}${options}plugins: [self.keepingRules] })`);
}
