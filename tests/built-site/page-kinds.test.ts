import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '../../src/build/hosts/paths-in';
import { pageKinds } from '../../src/commands/browser/page-kinds';
import { root } from './built-pages';

type PageData = { componentChunkName: string; path: string };

/** Pages that no visitor opens: the shell for the service worker. */
const shell = /offline-plugin-app-shell-fallback/;

const pages: PageData[] = pathsIn(root)
  .filter((path) => /^\/page-data\/.*page-data\.json$/.test(path))
  .map((path): PageData => JSON.parse(readFileSync(join(root, path), 'utf8')))
  .filter(({ path }) => !shell.test(path));

const servedAt = (path: string) => (path === '/no-such-page/' ? '/404.html' : path);
const visited = pageKinds.map(({ path }) => servedAt(path));

test('browser tests visit a page of every route that the build has', () => {
  const components = new Set(pages.filter(({ path }) => visited.includes(path)).map(({ componentChunkName }) => componentChunkName));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ componentChunkName }) => !components.has(componentChunkName)).map(({ path }) => path)).toEqual([]);
});

test('browser tests visit the pages that every site has', () => {
  const names = pageKinds.map(({ name }) => name);
  const sure = ['home', 'contact', 'thank-you', 'information', 'not-found', 'server-failure', 'offline'];
  expect(sure.filter((name) => !names.includes(name))).toEqual([]);
});
