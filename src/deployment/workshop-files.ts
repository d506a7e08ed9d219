import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from './paths-in';

/** Statistics of webpack, fragments that Gatsby has put into the pages, source maps, and all of Workbox but what a worker loads. */
const workshop = /^\/(?:webpack\.stats\.json$|_gatsby\/)|\.map$|^\/workbox-v[^/]+\/(?!workbox-(?:sw|[a-z-]+\.prod)\.js$)/;

const mapReference = /^\/\/# sourceMappingURL=.*$/gm;

/** Removes what a build leaves in `public/` for tools: some hosts publish the folder as it is. Each build makes it anew. */
export function removeWorkshopFiles(folder: string): void {
  const paths = pathsIn(folder);
  for (const path of paths.filter((each) => workshop.test(each))) rmSync(join(folder, path));
  rmSync(join(folder, '_gatsby'), { recursive: true, force: true });
  for (const path of paths.filter((each) => /^\/workbox-v/.test(each) && !workshop.test(each))) forgetMap(join(folder, path));
}

function forgetMap(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(mapReference, ''));
}
