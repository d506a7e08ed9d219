import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { picturesPlace, widthsOf } from './avif-pictures';
import type { BuiltPicture } from './body-pictures';
import { pictureSize } from './picture-size';

/** As the plugin for pictures encodes its WebP files. */
const encoding = { quality: 70 };

/** Turns a photograph that is stored lying on its side, and puts it beside the built pages in all widths. */
export async function uprightPicture(folder: string, picture: string): Promise<BuiltPicture> {
  const content = readFileSync(join(folder, picture));
  const digest = createHash('sha256').update(JSON.stringify(encoding)).update(content).digest('hex').slice(0, 10);
  const [name, out] = [`${basename(picture, extname(picture))}-${digest}`, join(process.cwd(), 'public', picturesPlace)];
  mkdirSync(out, { recursive: true });
  const widths = await widthsOf(folder, picture);
  for (const width of widths) {
    const file = join(out, `${name}-${width}.webp`);
    if (!existsSync(file)) await sharp(content).autoOrient().resize({ width }).webp(encoding).toFile(file);
  }
  const { width, height } = await pictureSize(join(folder, picture));
  const largest = widths.at(-1) ?? width;
  return {
    src: `/${picturesPlace}/${name}-${largest}.webp`,
    srcSet: widths.map((each) => `/${picturesPlace}/${name}-${each}.webp ${each}w`).join(', '),
    width: largest,
    height: Math.round((height * largest) / width),
    sources: [],
  };
}
