import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { IAdapter, Reporter } from 'gatsby';
import { pathPrefix } from '../../contract/languages';
import { loadedScripts, proxiedAddresses, type SiteScript } from '../../contract/site-scripts';
import type { Settings } from '../settings/settings';
import { type Build, type HostFiles, hostFiles } from './host-files';
import { knownScripts, type ScriptSources } from './inline-script-hashes';
import { htmlFilesIn, pathsIn } from './paths-in';
import { classOf } from './response-table';
import { removeToolFiles } from './tool-files';

type Manifest = Parameters<IAdapter['adapt']>[0]['routesManifest'];

export type AdapterOptions = {
  settings: Build['settings'] & Partial<Pick<Settings, 'thirdPartyProxy'>>;
  /** The inline scripts that pages may contain. */
  scripts: ScriptSources;
  /** The third-party scripts configured in `content/site.yml`. */
  wantedScripts?: readonly SiteScript[];
  /** The languages of the site, the default first. */
  languages?: readonly string[];
  /** The project folder. */
  folder?: string;
};

/**
 * A Gatsby adapter that writes the host files of a build: `_headers` and `_redirects` next to the pages, the rest into
 * `.deploy/`, which is not served.
 *
 * Gatsby's own headers per route are ignored: they are outdated, contain no policy, and one rule per route is more than
 * hosts accept. Only the redirects and the names of this build's files come from its manifest.
 */
export function hostFilesAdapter({ settings, scripts, wantedScripts = [], languages = [], folder = '.' }: AdapterOptions): IAdapter {
  return {
    name: 'host-files',
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ['always'] } }),
    adapt({ routesManifest, reporter }) {
      const site = resolve(folder, 'public');
      const siteScripts = loadedScripts(wantedScripts, settings.thirdPartyProxy ?? false);
      const proxied = proxiedAddresses(siteScripts);
      warnOfFallback(proxiedAddresses(wantedScripts), proxied, reporter);
      keepPartytown(site, proxied.length > 0);
      removeToolFiles(site);
      const builtScripts = builtFiles(routesManifest);
      removeEarlierScripts(site, builtScripts);
      const files = hostFiles({
        pages: htmlFilesIn(site),
        knownScripts: knownScripts(scripts, siteScripts),
        hashedFiles: [...builtScripts, ...ownFiles(site)],
        redirects: redirectsOf(routesManifest),
        languageFolders: languages.slice(1).map(pathPrefix),
        settings,
        siteScripts,
      });
      write(site, files);
    },
  };
}

/**
 * Only this build's hashed files. Gatsby marks its own as immutable in the manifest. Uses file names, because route paths may
 * have gained a trailing slash.
 */
function builtFiles(manifest: Manifest): string[] {
  return manifest.flatMap((route) => {
    if (route.type !== 'static' || !route.headers.some(({ value }) => value.includes('immutable'))) return [];
    const path = route.filePath.replace(/^public/, '');
    return classOf(path).name === 'hashed' ? [path] : [];
  });
}

/** Gatsby leaves scripts of earlier builds in `public/`; hosts would publish them, without the right headers. */
function removeEarlierScripts(folder: string, built: readonly string[]): void {
  const earlier = pathsIn(folder).filter((path) => /^\/[^/]+\.js$/.test(path) && classOf(path).name === 'hashed' && !built.includes(path));
  for (const path of earlier) rmSync(join(folder, path));
}

/** The style sheet and fonts, which are not in Gatsby's manifest; older style sheets were removed when this one was written. */
function ownFiles(folder: string): string[] {
  return pathsIn(folder).filter((path) => classOf(path).name === 'hashed' && /\.(css|woff2)$/.test(path));
}

function warnOfFallback(wanted: readonly string[], proxied: readonly string[], reporter: Pick<Reporter, 'warn'>): void {
  const fallen = wanted.filter((address) => !proxied.includes(address));
  if (fallen.length === 0) return;
  reporter.warn(
    `Loaded on the main thread despite offMainThread: ${fallen.join(', ')}. ` +
      'The host has to proxy scripts; if it does, set THIRD_PARTY_PROXY=true (see docs/analytics.md).',
  );
}

/** Gatsby copies Partytown into every build; publishes only what pages use. */
function keepPartytown(site: string, used: boolean): void {
  rmSync(join(site, '~partytown', used ? 'debug' : ''), { recursive: true, force: true });
}

/** Redirects from Gatsby's `createRedirect`, without its rewrite for Partytown's scripts. */
function redirectsOf(manifest: Manifest) {
  return manifest.flatMap((route) => (route.type === 'redirect' && route.status !== 200 ? [{ from: route.path, to: route.toPath }] : []));
}

function write(site: string, { published, kept }: HostFiles): void {
  const hidden = join(site, '../.deploy');
  mkdirSync(hidden, { recursive: true });
  for (const [name, text] of Object.entries(published)) writeFileSync(join(site, name), text);
  for (const [name, text] of Object.entries(kept)) writeFileSync(join(hidden, name), text);
}
