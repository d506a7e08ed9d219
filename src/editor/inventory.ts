import { derivedPaths } from '../contract/derived-paths';
import { kindOf, kinds } from '../model/kinds';
import { readContent } from '../model/read-content';
import { eachText } from '../model/reading/each-text';
import { filesBelow } from '../model/reading/files-below';
import { translationFile } from '../model/reading/translation-files';
import { siteLanguages } from '../model/site-languages';
import { languagesIn } from '../model/words/locales-folder';
import type { Inventory } from './collections';

/** What can be edited and linked to; `folder` is the absolute path of `content/`, which may have mistakes. */
export function inventoryOf(folder: string): Inventory {
  const files = filesBelow(folder);
  // A translation is edited beside its original.
  const places = files.filter((file) => !translationFile(file)).flatMap((file) => kindOf(file) ?? []);
  const { content } = readContent(folder, 'all');
  const postCount = places.filter(({ kind }) => kind === 'post').length;
  const derived = derivedPaths(content?.taxonomy ?? { industries: [], topics: [] }, postCount);
  const linked = content ? anchoredPaths([content.documents.map(({ data }) => data), content.navigation, content.redirects]) : [];
  const paths = [...new Set([...places.map(({ kind, name }) => kinds[kind].pathOf(name)), ...derived, ...linked])].sort();
  return {
    hasPeople: places.some(({ kind }) => kind === 'person'),
    pages: paths.map((path) => ({ label: path, value: path })),
    wordLanguages: languagesIn(),
    languages: siteLanguages(folder),
    pageFiles: places.flatMap(({ kind, name }) => (kind === 'page' ? [name] : [])).sort(),
  };
}

/** Links to an anchor, which can be listed only once someone has written one. */
function anchoredPaths(values: unknown): string[] {
  return eachText(values, (_, text) => (/^\/[a-z0-9/-]*#[^\s#?/]+$/.test(text) ? [text] : []));
}
