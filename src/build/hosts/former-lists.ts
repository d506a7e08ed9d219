import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { feedPath } from '../../contract/derived-paths';
import { pathPrefix } from '../../contract/languages';
import { languagesIn } from '../../model/words/locales-folder';

/**
 * Removes the feeds and sitemaps of an earlier build from the published folder, before a build writes those that it has: there is
 * no feed without a blog, and a preview has neither.
 */
export function removeFormerLists(folder: string): void {
  const feeds = [feedPath(''), ...languagesIn().map((language) => feedPath(pathPrefix(language)))];
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const sitemaps = names.filter((name) => /^sitemap-[^/]+\.xml$/.test(name));
  for (const file of [...feeds, ...sitemaps]) rmSync(join(folder, file), { force: true });
}
