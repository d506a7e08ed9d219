import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { additionalLetters, fontPackages } from '../site/theme/font-packages';
import { withTablesOf } from './fonts/font-tables';
import { runCommand } from './processes/run-command';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters of each file, by the package's name for the part of the font that has them. Others are shown in the fallback font. */
const characters = {
  /** ASCII, Latin-1 for Western European languages, and common symbols. */
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„…•‹›€™−×→←↑↓≤≥⁄′″`,
  'latin-ext': additionalLetters.map(([first, last]) => range(first, last)).join(''),
} as const;
type Part = keyof typeof characters;

const folder = join(process.cwd(), 'static/fonts');
const manifest = join(process.cwd(), 'src/site/theme/font-subsets.json');

type FontPackage = (typeof fontPackages)[keyof typeof fontPackages];
type Subset = { part: Part; file: string; bytes: Buffer; wholeBytes: number };

const packageOf = (name: string) => join('node_modules/@fontsource-variable', name);

const fileOf = (name: string, part: Part) => join(packageOf(name), 'files', `${name}-${part}-wght-normal.woff2`);

/** The parts that a font has. Throws if its package, or the part that every page needs, is missing. */
function partsOf(name: string): Part[] {
  if (!existsSync(packageOf(name)))
    throw new Error(`Install @fontsource-variable/${name} first, or correct its name in src/site/theme/font-packages.ts.`);
  if (!existsSync(fileOf(name, 'latin'))) throw new Error(`${name} has no Latin letters with variable weight: choose another font.`);
  return existsSync(fileOf(name, 'latin-ext')) ? ['latin', 'latin-ext'] : ['latin'];
}

/** Kerning and the placement of accents; the site uses no others, and code ligatures are a fourth of JetBrains Mono. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl'] as const;

/** Tables of the distances between letters, and of the distances' changes with the weight. */
const kerningTables = ['GPOS', 'GDEF'] as const;

/**
 * Reduces a font to some characters and weights. All weights get the kerning of the middle one: on average, that moves a letter by
 * less than a thousandth of the font size, while kerning for every weight takes up a fourth of the file.
 */
async function reduced(font: Buffer, text: string, { min, max }: FontPackage['weights']): Promise<Buffer> {
  const subset = (wght: number | { min: number; max: number }) =>
    // Only glyphs of typed characters are kept.
    subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: { wght }, keepFeatures: features, noLayoutClosure: true });
  const variable = withTablesOf(await subset((min + max) / 2), kerningTables, await subset({ min, max }));
  return subsetFont(variable, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
}

/** Subsets a part of a font; its file is named by its digest so that browsers may cache it forever. */
async function subset({ name, weights }: FontPackage, part: Part): Promise<Subset> {
  const whole = readFileSync(fileOf(name, part));
  const bytes = await reduced(whole, characters[part], weights);
  const file = `${name}-${part}-${createHash('sha1').update(bytes).digest('hex').slice(0, 20)}.woff2`;
  return { part, file, bytes, wholeBytes: whole.length };
}

/** The average width of a font's letters, its heights and its line gap, in shares of the font size. */
async function metricsOf(name: string) {
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(readFileSync(fileOf(name, 'latin')));
  const share = (units: number) => Number((units / unitsPerEm).toFixed(4));
  return { width: share(xWidthAvg), ascent: share(ascent), descent: share(-descent), lineGap: share(lineGap) };
}

async function prepare([use, font]: [string, FontPackage]) {
  const subsets = await Promise.all(partsOf(font.name).map((part) => subset(font, part)));
  return { use, name: font.name, subsets, metrics: await metricsOf(font.name) };
}

const usage = `npm run fonts
  Subsets the fonts of src/site/theme/font-packages.ts into static/fonts/, and replaces the files that are there.`;

/** The command `npm run fonts`: replaces the font files, and the file that tells the site their names and metrics. */
async function run(): Promise<void> {
  const fonts = await Promise.all(Object.entries(fontPackages).map(prepare));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, subsets } of fonts) {
    copyFileSync(join(packageOf(name), 'LICENSE'), join(folder, `${name}-license.txt`));
    for (const { file, bytes, wholeBytes } of subsets) {
      writeFileSync(join(folder, file), bytes);
      console.log(`${file}: ${wholeBytes} to ${bytes.length} bytes`);
    }
  }
  const files = fonts.map(({ use, subsets }) => [use, Object.fromEntries(subsets.map(({ part, file }) => [part, file]))]);
  const metrics = fonts.map(({ use, metrics }) => [use, metrics]);
  const written = { files: Object.fromEntries(files), metrics: Object.fromEntries(metrics) };
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(manifest, `${JSON.stringify(written, undefined, 2)}\n`);
}

runCommand('fonts', { usage }, run);
