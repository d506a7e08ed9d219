import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { IAdapter, Reporter } from 'gatsby';
import type { Settings } from '../platform/env';
import { loadedScripts, proxiedAddresses, type SiteScript } from '../platform/site-scripts';
import { type Build, type HostFiles, hostFiles } from './host-files';
import { classOf } from './response-table';
import { htmlFilesIn } from './script-hashes';

type Manifest = Parameters<IAdapter['adapt']>[0]['routesManifest'];

export type AdapterOptions = Partial<Pick<Build, 'nginx'>> & {
  settings: Build['settings'] & Partial<Pick<Settings, 'thirdPartyProxy'>>;
  /** The scripts of other parties, as `content/site.yml` wants them. */
  wantedScripts?: readonly SiteScript[];
  /** The project's folder. */
  folder?: string;
};

const defaultNginx: Build['nginx'] = { listen: '8080', root: '/srv/www' };

/**
 * A Gatsby adapter that writes what hosts have to know about a build: `_headers` and `_redirects` beside the pages, the
 * rest into `.deploy/`, which is not served.
 *
 * Gatsby's own headers for each route are left aside: they carry outdated ones and no policy, and one rule a route is
 * more than hosts read. From its manifest come the redirects and the names of the files that this build made.
 */
export function hostFilesAdapter({ settings, wantedScripts = [], nginx = defaultNginx, folder = '.' }: AdapterOptions): IAdapter {
  return {
    name: 'host-files',
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ['always'] } }),
    adapt({ routesManifest, reporter }) {
      const root = resolve(folder);
      const siteScripts = loadedScripts(wantedScripts, settings.thirdPartyProxy ?? false);
      tellOfFallback(proxiedAddresses(wantedScripts), proxiedAddresses(siteScripts), reporter);
      keepPartytown(root, proxiedAddresses(siteScripts).length > 0);
      const files = hostFiles({
        pages: htmlFilesIn(join(root, 'public')),
        hashedFiles: builtFiles(routesManifest),
        redirects: redirectsOf(routesManifest),
        settings,
        siteScripts,
        nginx,
      });
      write(root, files);
      for (const { text, pages } of files.differing) {
        reporter.warn(
          `An inline script is different on each page, which costs the policy a hash a page: ${pages[0]}: ${text.slice(0, 80)}`,
        );
      }
    },
  };
}

/**
 * The files with a hash of this build alone: `public/` may hold older ones too. Gatsby marks its own by their long life;
 * file names, because paths may have got a slash at their end.
 */
export function builtFiles(manifest: Manifest): string[] {
  return manifest.flatMap((route) => {
    if (route.type !== 'static' || !route.headers.some(({ value }) => value.includes('immutable'))) return [];
    const path = route.filePath.replace(/^public/, '');
    return classOf(path).name === 'hashed' ? [path] : [];
  });
}

function tellOfFallback(wanted: readonly string[], proxied: readonly string[], reporter: Pick<Reporter, 'warn'>): void {
  const fallen = wanted.filter((address) => !proxied.includes(address));
  if (fallen.length === 0) return;
  reporter.warn(
    `Loaded on the main thread, although off the main thread was asked for: ${fallen.join(', ')}. ` +
      'The host has to pass scripts through; set THIRD_PARTY_PROXY=true where it does (docs/analytics.md).',
  );
}

/** Gatsby copies Partytown into every build; published is only what pages use. */
function keepPartytown(root: string, used: boolean): void {
  rmSync(join(root, 'public/~partytown', used ? 'debug' : ''), { recursive: true, force: true });
}

/** The redirects that were made with Gatsby's `createRedirect`; its rewrite for Partytown's scripts is none. */
export function redirectsOf(manifest: Manifest) {
  return manifest.flatMap((route) => (route.type === 'redirect' && route.status !== 200 ? [{ from: route.path, to: route.toPath }] : []));
}

function write(root: string, { published, kept }: HostFiles): void {
  const hidden = join(root, '.deploy');
  mkdirSync(hidden, { recursive: true });
  for (const [name, text] of Object.entries(published)) writeFileSync(join(root, 'public', name), text);
  for (const [name, text] of Object.entries(kept)) writeFileSync(join(hidden, name), text);
}
