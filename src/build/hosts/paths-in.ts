import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../model/reading/files-below';

/** All files below a folder, as sorted paths with a leading slash. */
export function pathsIn(folder: string): string[] {
  return filesBelow(folder).map((file) => `/${file}`);
}

export type HtmlFile = { path: string; html: string };

/** The pages of a built site, read one at a time, without the fragments that Gatsby keeps for itself. */
export function* htmlFilesIn(folder: string): Generator<HtmlFile> {
  // Gatsby's data for fallback pages is in folders named like those pages.
  const pages = pathsIn(folder).filter((path) => path.endsWith('.html') && !/^\/(_gatsby|page-data)\//.test(path));
  for (const path of pages) yield { path, html: readFileSync(join(folder, path), 'utf8') };
}
