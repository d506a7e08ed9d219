import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The site's fonts: the package they are subset from, and the range of weights in use. */
const fonts = [
  { name: 'schibsted-grotesk', weights: { min: 400, max: 700 } },
  { name: 'jetbrains-mono', weights: { min: 400, max: 600 } },
] as const;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** ASCII, Latin-1 (for names of people and places), and the symbols that the content uses. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„…•‹›€™−×→←↑↓≤≥⁄′″`;

const folder = join(process.cwd(), 'static/fonts');

/** Writes one font, named by its digest so that browsers may cache it forever, and returns its name and sizes for the log. */
async function writeFont({ name, weights }: (typeof fonts)[number]): Promise<string> {
  const source = join('node_modules/@fontsource-variable', name);
  const whole = readFileSync(join(source, 'files', `${name}-latin-wght-normal.woff2`));
  // Leaves out code ligatures and the like: only glyphs of typed characters are kept.
  const small = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights }, noLayoutClosure: true });
  const file = `${name}-${createHash('sha1').update(small).digest('hex').slice(0, 20)}.woff2`;
  for (const old of readdirSync(folder)) if (old.startsWith(name) && old !== file) rmSync(join(folder, old));
  writeFileSync(join(folder, file), small);
  copyFileSync(join(source, 'LICENSE'), join(folder, `${name}-license.txt`));
  return `${file}: ${whole.length} to ${small.length} bytes`;
}

/** The command `npm run fonts`: afterwards update `src/site/theme/fonts.ts` with the printed file names. */
async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const font of fonts) console.log(await writeFont(font));
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
