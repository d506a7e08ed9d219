import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { feedPath } from '../../contract/derived-paths';
import { pathPrefix } from '../../contract/languages';
import { languagesIn } from '../../model/words/locales-folder';

/**
 * Removes the feeds, offline pages and sitemaps of an earlier build from the published folder, before a build writes its own: there
 * is no feed without a blog, a preview has neither feed nor sitemap, and the site may have had other languages. Gatsby removes only
 * its own pages.
 */
export function removeFormerFiles(folder: string): void {
  const prefixes = ['', ...languagesIn().map(pathPrefix)];
  const ofLanguages = prefixes.flatMap((prefix) => [feedPath(prefix), `${prefix}/offline.html`]);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const sitemaps = names.filter((name) => /^sitemap-[^/]+\.xml$/.test(name));
  for (const file of [...ofLanguages, ...sitemaps]) rmSync(join(folder, file), { force: true });
}
