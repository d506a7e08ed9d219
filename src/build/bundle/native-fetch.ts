import { fieldIn } from '../../contract/objects';

/** Whether a webpack plugin puts a package in place of the global `fetch`. */
const providesFetch = (plugin: unknown) => fieldIn(fieldIn(plugin, 'definitions'), 'fetch') !== undefined;

/**
 * Leaves out node-fetch, which Gatsby provides to pages rendered in Node: every Node that this project supports has a `fetch` of its
 * own. The package requires Node's deprecated `punycode`, and a build on Node 22 or newer prints the warning as an error.
 */
export function withNativeFetch<Config extends { plugins?: unknown[] }>(config: Config): Config {
  return { ...config, plugins: config.plugins?.filter((plugin) => !providesFetch(plugin)) };
}
