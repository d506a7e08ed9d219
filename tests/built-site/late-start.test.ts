import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributesOf, fileOf, fromEachPage, paths, root } from './built-pages';
import { contentAt } from './content-in-force';

type ChunkMap = Readonly<Record<string, string[] | undefined>>;
const chunkMap: ChunkMap = JSON.parse(readFileSync(join(root, 'chunk-map.json'), 'utf8'));

const pages = fromEachPage(({ path, $ }) => ({
  path,
  starts: $('template[data-late]').length,
  chunks: ($('template[data-late]').attr('data-late') ?? '').split(' '),
  data: attributesOf($, 'template[data-late] link[rel="preload"]').map(({ href = '' }) => href),
})).filter(({ starts }) => starts > 0);

test('each page lists the chunks that React requests first, and they exist', () => {
  // The offline pages run nothing.
  expect(pages).toHaveLength(paths.filter((path) => !path.endsWith('/offline.html')).length);
  for (const { path, chunks } of pages) {
    const { language } = contentAt(path);
    expect([path, ...chunks]).toEqual([
      path,
      expect.stringMatching(/^component---/),
      `words-${language}-interface-json`,
      `site-data-${language}-json`,
    ]);
    expect([path, chunks.filter((name) => !chunkMap[name]?.length)]).toEqual([path, []]);
  }
});

test('each page lists the style sheet, its own data and the site-wide data, and the files exist', () => {
  for (const { path, data } of pages) {
    const [sheet = '', own = '', ...others] = data;
    expect([path, sheet]).toEqual([path, expect.stringMatching(/^\/styles-[0-9a-f]{20}\.css$/)]);
    expect([path, fileOf(sheet)]).toEqual([path, expect.anything()]);
    expect(JSON.parse(readFileSync(join(root, own), 'utf8'))).toMatchObject({ path });
    expect([path, others]).toEqual([path, expect.arrayContaining(['/page-data/app-data.json'])]);
    expect([path, others.filter((name) => !fileOf(name))]).toEqual([path, []]);
  }
});
