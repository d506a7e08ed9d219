import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { editorFolder } from '../../src/build/hosts/folder-policies';
import { pathsIn } from '../../src/build/hosts/paths-in';
import { contentTypeOf, isText } from '../../src/contract/media-types';
import { root } from './built-pages';
import { languages } from './content-in-force';

const published = pathsIn(root);
const texts = published.filter((path) => isText(contentTypeOf(path).split(';')[0] ?? ''));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('no source map, bundle statistics, page fragment or development build is published', () => {
  expect(published.filter((path) => /\.map$|webpack\.stats|^\/_gatsby\/|\.dev\.|workbox-window|app-shell/.test(path))).toEqual([]);
  // Decap's files name maps that are not published; only writers load them.
  const own = texts.filter((path) => !path.startsWith(editorFolder));
  expect(own.filter((path) => /\.(js|css)$/.test(path) && /sourceMappingURL=/.test(read(path)))).toEqual([]);
});

test('no published text contains a path of the build machine', () => {
  const places = [process.cwd(), `${homedir()}/`];
  expect(texts).toEqual(expect.arrayContaining(['/index.html', '/sw.js', '/page-data/index/page-data.json']));
  expect(texts.filter((path) => places.some((place) => read(path).includes(place)))).toEqual([]);
});

test('error pages exist only at the addresses that hosts serve with an error status', () => {
  expect(['/404.html', '/500.html', '/page-data/404.html/page-data.json'].filter((path) => !published.includes(path))).toEqual([]);
  expect(published.filter((path) => /^\/(page-data\/)?(404|500)\//.test(path))).toEqual([]);
});

describe('the service worker', () => {
  const worker = read('/sw.js');

  test('precaches the scripts of every page and the offline page, and no file that does not exist', () => {
    const kept = [...worker.matchAll(/"url":\s*"([^"]+)"/g)].map(([, path]) => `/${path}`);
    expect(kept).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/app-/), expect.stringMatching(/^\/framework-/), '/offline.html']),
    );
    expect(kept.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(kept.filter((path) => path.endsWith('.html'))).toEqual(languages.map(({ prefix }) => `${prefix}/offline.html`));
  });

  test('loads only production builds of Workbox', () => {
    expect(worker).toMatch(/workbox\.setConfig\(\{[^}]*debug: false/);
    expect(published.filter((path) => /^\/workbox-v/.test(path)).length).toBeGreaterThan(5);
  });
});
