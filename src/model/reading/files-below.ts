import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files below a folder, at any depth, as sorted paths relative to it, with slashes on every system. Throws if it does not exist. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
