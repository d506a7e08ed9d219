import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files below a folder, as paths that start with a slash, in the order of the alphabet. */
export function pathsIn(folder: string): string[] {
  // Gatsby makes folders with names of files, such as page-data/404.html.
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [`/${relative(folder, join(entry.parentPath, entry.name))}`] : [])).sort();
}
