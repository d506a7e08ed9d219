import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { additionalLetters, fontPackages } from '../site/theme/fonts';
import { withTablesOf } from './fonts/font-tables';
import { runCommand } from './processes/run-command';

const fonts = Object.values(fontPackages);

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

type Font = { name: string; file: string; bytes: Buffer; wholeBytes: number };

const packageOf = (name: string) => join('node_modules/@fontsource-variable', name);

const fileOf = (name: string, part: Part) => join(packageOf(name), 'files', `${name}-${part}-wght-normal.woff2`);

/** The parts that a font has. Throws if its package is missing. */
function partsOf(name: string): Part[] {
  if (!existsSync(packageOf(name)))
    throw new Error(`Install @fontsource-variable/${name} first, or correct its name in src/site/theme/fonts.ts.`);
  return (['latin', 'latin-ext'] as const).filter((part) => existsSync(fileOf(name, part)));
}

/** Kerning and the placement of accents; the site uses no others, and code ligatures are a fourth of JetBrains Mono. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl'] as const;

/** Tables of the distances between letters, and of the distances' changes with the weight. */
const kerningTables = ['GPOS', 'GDEF'] as const;

/**
 * Reduces a font to some characters and weights. All weights get the kerning of the middle one: on average, that moves a letter by
 * less than a thousandth of the font size, while kerning for every weight takes up a fourth of the file.
 */
async function reduced(font: Buffer, text: string, { min, max }: (typeof fonts)[number]['weights']): Promise<Buffer> {
  const subset = (wght: number | { min: number; max: number }) =>
    // Only glyphs of typed characters are kept.
    subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: { wght }, keepFeatures: features, noLayoutClosure: true });
  const variable = withTablesOf(await subset((min + max) / 2), kerningTables, await subset({ min, max }));
  return subsetFont(variable, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
}

/** Subsets a part of a font; its file is named by its digest so that browsers may cache it forever. */
async function subset({ name, weights }: (typeof fonts)[number], part: Part): Promise<Font> {
  const whole = readFileSync(fileOf(name, part));
  const bytes = await reduced(whole, characters[part], weights);
  const file = `${name}-${part}-${createHash('sha1').update(bytes).digest('hex').slice(0, 20)}.woff2`;
  return { name, file, bytes, wholeBytes: whole.length };
}

/** The command `npm run fonts`: replaces the font files; afterwards update `src/site/theme/fonts.ts` with the printed file names. */
async function run(): Promise<void> {
  const subsets = await Promise.all(fonts.flatMap((font) => partsOf(font.name).map((part) => subset(font, part))));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, file, bytes, wholeBytes } of subsets) {
    writeFileSync(join(folder, file), bytes);
    copyFileSync(join(packageOf(name), 'LICENSE'), join(folder, `${name}-license.txt`));
    console.log(`${file}: ${wholeBytes} to ${bytes.length} bytes`);
  }
}

runCommand('fonts', run);
