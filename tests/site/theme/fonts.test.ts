/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fontFaces } from '../../../src/site/theme/font-faces';
import { preloadedFont } from '../../../src/site/theme/fonts';

const folder = resolve('static/fonts');
const named = [...fontFaces.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, path = '']) => path);

test('the fonts referenced in the styles match the files written by "npm run fonts"', () => {
  const written = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(named.map((path) => path.replace('/fonts/', '')).sort()).toEqual(written.sort());
  expect(named).toContain(preloadedFont);
});

test('there are at most two font files, together smaller than 60 kB', () => {
  expect([1, 2]).toContain(named.length);
  const bytes = named.map((path) => statSync(join(folder, path.replace('/fonts/', ''))).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test('each font has a license file', () => {
  expect(readdirSync(folder).filter((file) => file.endsWith('-license.txt'))).toHaveLength(named.length);
});
