import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files below a folder, as sorted paths with a leading slash. */
export function pathsIn(folder: string): string[] {
  // Gatsby creates folders named like files, for example page-data/404.html.
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [`/${relative(folder, join(entry.parentPath, entry.name))}`] : [])).sort();
}
