/** A script of another party that every page loads. */
export type SiteScript = {
  src: string;
  /** Whether it is to run in a worker, which needs a host that passes it through as its own. */
  offMainThread: boolean;
};

/** Where Gatsby's `Script` and Partytown ask for a script of a worker: the query `url` names it. */
export const proxyPath = '/__third-party-proxy';

/** How a build loads the scripts: where the host passes nothing through, all of them run on the main thread. */
export function loadedScripts(wanted: readonly SiteScript[], hostProxies: boolean): SiteScript[] {
  return wanted.map(({ src, offMainThread }) => ({ src, offMainThread: offMainThread && hostProxies }));
}

/** The addresses that a host has to pass through, and no others. */
export function proxiedAddresses(scripts: readonly SiteScript[]): string[] {
  return scripts.filter(({ offMainThread }) => offMainThread).map(({ src }) => src);
}

/** Those that are loaded from their own host. */
export function directAddresses(scripts: readonly SiteScript[]): string[] {
  return scripts.filter(({ offMainThread }) => !offMainThread).map(({ src }) => src);
}

/**
 * Hands the scripts to the pages, with the settings that Gatsby writes into their code: data of a query would be one more
 * request on every page, and a site without scripts has nothing to ask for.
 */
export function handToPages(scripts: readonly SiteScript[], env: Record<string, string | undefined> = process.env): void {
  if (scripts.length === 0) delete env.GATSBY_SITE_SCRIPTS;
  else env.GATSBY_SITE_SCRIPTS = JSON.stringify(scripts);
}
