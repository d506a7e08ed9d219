import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontPackages } from '../site/theme/font-packages';
import { runCommand } from './run-command';

const fonts = Object.values(fontPackages);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** ASCII, Latin-1 for Western European languages, and common symbols. Other letters are shown in the fallback font. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„…•‹›€™−×→←↑↓≤≥⁄′″`;

const folder = join(process.cwd(), 'static/fonts');

type Font = { name: string; file: string; bytes: Buffer; wholeBytes: number };

const packageOf = (name: string) => join('node_modules/@fontsource-variable', name);

/** Subsets one font; its file is named by its digest so that browsers may cache it forever. Throws if its package is missing. */
async function subset({ name, weights }: (typeof fonts)[number]): Promise<Font> {
  if (!existsSync(packageOf(name))) throw new Error(`Install @fontsource-variable/${name} first, or correct its name in font-packages.ts.`);
  const whole = readFileSync(join(packageOf(name), 'files', `${name}-latin-wght-normal.woff2`));
  // Leaves out code ligatures and the like: only glyphs of typed characters are kept.
  const bytes = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights }, noLayoutClosure: true });
  const file = `${name}-${createHash('sha1').update(bytes).digest('hex').slice(0, 20)}.woff2`;
  return { name, file, bytes, wholeBytes: whole.length };
}

/** The command `npm run fonts`: replaces the font files; afterwards update `src/site/theme/fonts.ts` with the printed file names. */
async function run(): Promise<void> {
  const subsets = await Promise.all(fonts.map(subset));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, file, bytes, wholeBytes } of subsets) {
    writeFileSync(join(folder, file), bytes);
    copyFileSync(join(packageOf(name), 'LICENSE'), join(folder, `${name}-license.txt`));
    console.log(`${file}: ${wholeBytes} to ${bytes.length} bytes`);
  }
}

runCommand('fonts', run);
