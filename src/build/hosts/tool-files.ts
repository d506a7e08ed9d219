import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from './paths-in';

/**
 * webpack's stats, page fragments that Gatsby has already inlined, source maps, and every Workbox file that the service worker does
 * not load.
 */
const toolFile = /^\/(?:webpack\.stats\.json$|_gatsby\/)|\.map$|^\/workbox-v[^/]+\/(?!workbox-(?:sw|[a-z-]+\.prod)\.js$)/;

const mapReference = /^\/\/# sourceMappingURL=.*$/gm;

/** Removes build files meant for tools from `public/`, because some hosts publish the folder as is. Each build creates them again. */
export function removeToolFiles(folder: string): void {
  const paths = pathsIn(folder);
  for (const path of paths.filter((each) => toolFile.test(each))) rmSync(join(folder, path));
  rmSync(join(folder, '_gatsby'), { recursive: true, force: true });
  for (const path of paths.filter((each) => /^\/workbox-v/.test(each) && !toolFile.test(each))) forgetMap(join(folder, path));
}

function forgetMap(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(mapReference, ''));
}
