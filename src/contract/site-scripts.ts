import { type ConsentPurpose, consentPurposes } from './consent';
import type { WritableEnvironment } from './environment';

/** What a script is for; `necessary` ones need no consent. */
export const scriptPurposes = ['necessary', ...consentPurposes] as const;
export type ScriptPurpose = (typeof scriptPurposes)[number];

/** The strictest purpose, assumed for a script that declares none. */
export const defaultPurpose: ScriptPurpose = 'marketing';

/** A third-party script that every page loads. */
export type SiteScript = {
  src: string;
  /** Whether to run it in a worker, which needs a host that proxies it on its own origin. */
  offMainThread: boolean;
  purpose?: ScriptPurpose | undefined;
};

/** The purpose a visitor has to agree to before the script may run; undefined for a necessary one. */
export function consentPurposeOf({ purpose = defaultPurpose }: Pick<SiteScript, 'purpose'>): ConsentPurpose | undefined {
  return purpose === 'necessary' ? undefined : purpose;
}

/** The path at which Gatsby's `Script` and Partytown request a worker's script, named in the query parameter `url`. */
export const proxyPath = '/__third-party-proxy';

/** Returns how a build loads the scripts: all on the main thread if the host does not proxy. */
export function loadedScripts(wanted: readonly SiteScript[], hostProxies: boolean): SiteScript[] {
  return wanted.map(({ src, offMainThread, purpose = defaultPurpose }) => ({ src, offMainThread: offMainThread && hostProxies, purpose }));
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
 * Passes the scripts to the pages as an environment variable, which Gatsby inlines into their code: query data would cost every
 * page one more request, even on a site without scripts.
 */
export function exposeScripts(scripts: readonly SiteScript[], env: WritableEnvironment): void {
  if (scripts.length === 0) delete env.GATSBY_SITE_SCRIPTS;
  else env.GATSBY_SITE_SCRIPTS = JSON.stringify(scripts);
}
