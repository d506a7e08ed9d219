import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fontFaces } from '../../../src/site/theme/font-faces';
import subsets from '../../../src/site/theme/font-subsets.json';
import { fonts, preloadedFont } from '../../../src/site/theme/fonts';

const folder = resolve('static/fonts');
const named = [...fontFaces.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, path = '']) => path);

test('the fonts referenced in the styles match the files written by "npm run fonts"', () => {
  const written = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(named.map((path) => path.replace('/fonts/', '')).sort()).toEqual(written.sort());
  expect(named).toContain(preloadedFont);
});

test('there are at most two font files for all pages, together smaller than 60 kB', () => {
  const everywhere = fonts.filter(({ unicodeRange }) => unicodeRange === undefined);
  expect([1, 2]).toContain(everywhere.length);
  const bytes = everywhere.map(({ path }) => statSync(join(folder, path.replace('/fonts/', ''))).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test('each font has a license file', () => {
  const families = new Set(fonts.map(({ family }) => family));
  expect(readdirSync(folder).filter((file) => file.endsWith('-license.txt'))).toHaveLength(families.size);
});

test.each(['text', 'mono'] as const)('the fallback font for %s is as high as that font once it is as wide', (use) => {
  const face = fontFaces.split('@font-face').find((rule) => rule.toLowerCase().includes(`'${use} fallback'`));
  const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face ?? '')?.[1]) / 100;
  const { ascent, descent, lineGap } = subsets.metrics[use];
  const heights = ['ascent-override', 'descent-override', 'line-gap-override'].map((name) => share('size-adjust') * share(name));
  for (const [index, height] of [ascent, descent, lineGap].entries()) expect(heights[index]).toBeCloseTo(height, 2);
});
