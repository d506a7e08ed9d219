/** A third-party script that every page loads. */
export type SiteScript = {
  src: string;
  /** Whether to run it in a worker, which needs a host that proxies it on its own origin. */
  offMainThread: boolean;
};

/** The path at which Gatsby's `Script` and Partytown request a worker's script, named in the query parameter `url`. */
export const proxyPath = '/__third-party-proxy';

/** Returns how a build loads the scripts: if the host does not proxy, all of them run on the main thread. */
export function loadedScripts(wanted: readonly SiteScript[], hostProxies: boolean): SiteScript[] {
  return wanted.map(({ src, offMainThread }) => ({ src, offMainThread: offMainThread && hostProxies }));
}

/** Returns the only URLs that a host has to proxy. */
export function proxiedAddresses(scripts: readonly SiteScript[]): string[] {
  return scripts.filter(({ offMainThread }) => offMainThread).map(({ src }) => src);
}

/** Returns the URLs of the scripts that are loaded from their own host. */
export function directAddresses(scripts: readonly SiteScript[]): string[] {
  return scripts.filter(({ offMainThread }) => !offMainThread).map(({ src }) => src);
}

/**
 * Passes the scripts to the pages as an environment variable, which Gatsby inlines into their code: query data would be one
 * more request on every page, and a site without scripts has nothing to request.
 */
export function handToPages(scripts: readonly SiteScript[], env: Record<string, string | undefined>): void {
  if (scripts.length === 0) delete env.GATSBY_SITE_SCRIPTS;
  else env.GATSBY_SITE_SCRIPTS = JSON.stringify(scripts);
}
