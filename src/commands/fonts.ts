import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes one font, named by its digest so that browsers may cache it forever, and returns its name and sizes for the log. */
async function writeFont({ name, weights }: (typeof fonts)[number]): Promise<string> {
  const source = join('node_modules/@fontsource-variable', name);
  const whole = readFileSync(join(source, 'files', `${name}-latin-wght-normal.woff2`));
  // Leaves out code ligatures and the like: only glyphs of typed characters are kept.
  const small = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights }, noLayoutClosure: true });
  const file = `${name}-${createHash('sha1').update(small).digest('hex').slice(0, 20)}.woff2`;
  writeFileSync(join(folder, file), small);
  copyFileSync(join(source, 'LICENSE'), join(folder, `${name}-license.txt`));
  return `${file}: ${whole.length} to ${small.length} bytes`;
}

/** The command `npm run fonts`: afterwards update `src/site/theme/fonts.ts` with the printed file names. */
async function run(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const font of fonts) console.log(await writeFont(font));
}

runCommand('fonts', run);
