import { readdirSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';

/** In any folder, Windows opens a device by these names, whatever follows the first dot. */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i;

/** What Windows does not read as part of a name: separators, drives and streams, and dots and spaces that it drops. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a name with one is refused
const oddName = /[\\:*?"<>|\u0000-\u001f]|[. ]$/;

const isName = (segment: string) => segment !== '' && !oddName.test(segment) && !device.test(segment);

/** Whether `path`, relative to the project and with forward slashes, is below `place` as written, on every system. */
export function isBelow(place: string, path: string): boolean {
  if (path === place) return true;
  if (!path.startsWith(`${place}/`)) return false;
  return path
    .slice(place.length + 1)
    .split('/')
    .every(isName);
}

const contains = (folder: string, path: string) => path === folder || path.startsWith(folder + sep);

/** Where a path leads on this disk; if it does not exist yet, where its nearest existing folder leads. */
function destination(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : destination(parent);
  }
}

/** Symbolic links in a folder, at any depth. */
function linksIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
    return entries.filter((entry) => entry.isSymbolicLink()).map((entry) => resolve(entry.parentPath, entry.name));
  } catch {
    // A file, or nothing.
    return [];
  }
}

/** Whether a path, or a link below it, leads outside the project folder `place`. */
export function escapesFolder(place: string, path: string): boolean {
  const home = destination(resolve(place));
  const asked = resolve(path);
  return [asked, ...linksIn(asked)].some((each) => !contains(home, destination(each)));
}
