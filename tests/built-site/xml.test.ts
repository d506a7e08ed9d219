import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SaxesParser } from 'saxes';
import { hasBlog } from './content-in-force';

const folder = resolve(process.env.BUILT_SITE ?? 'public');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(xml|svg)$/.test(file));

/** The first error of a strict parser; undefined if none. */
function complaintOf(file: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let complaint: string | undefined;
  parser.on('error', ({ message }) => {
    complaint ??= `${file}: ${message}`;
  });
  parser.write(readFileSync(join(folder, file), 'utf8')).close();
  return complaint;
}

test('every XML and SVG file of the build is well-formed, including the feed and the sitemap index', () => {
  expect(files.flatMap((file) => complaintOf(file) ?? [])).toEqual([]);
  expect(files).toEqual(expect.arrayContaining([...(hasBlog ? ['feed.xml'] : []), 'sitemap-index.xml']));
});

test('no SVG file contains a script, an event handler or embedded HTML', () => {
  const active = files
    .filter((file) => file.endsWith('.svg'))
    .filter((file) => /<script|<foreignObject|\son\w+=|javascript:/i.test(readFileSync(join(folder, file), 'utf8')));
  expect(active).toEqual([]);
});
