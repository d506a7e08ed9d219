import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { cleanName, isDrawing } from '../../model/reading/picture-name';
import { cleanSvg } from '../../model/svg/clean-svg';
import { digest } from '../digest';

/** The folder of the published pictures, below `public` and in URLs. */
export const picturesPath = 'static/pictures';

/** The widths, in pixels, that photos and screenshots are resized to. */
const widths = [480, 960, 1600] as const;

/** Best first; browsers without AVIF get WebP. AVIF at effort 2 of 9 takes a tenth of the default time for a tenth more bytes. */
const encodings = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 70 },
} as const;

type Format = keyof typeof encodings;

/** One file that the site publishes for a picture; its name contains a digest, so the content of a name never changes. */
export type PictureFile = { name: string; format: Format | 'svg'; width: number; make: () => Promise<Buffer> };

/** The published files of a picture, and its displayed size in pixels. */
type PicturePlan = { width: number; height: number; files: readonly PictureFile[] };

/** Plans the files of a picture below the content folder, without creating them; rejects if it cannot be read. */
export async function planPicture(folder: string, picture: string): Promise<PicturePlan> {
  const source = await readFile(join(folder, picture));
  const name = publishedStem(picture);
  return isDrawing(picture) ? planDrawing(name, source) : planPixels(name, source);
}

/** How the names of a picture's published files begin: a space would end a URL in `srcset`. */
export const publishedStem = (picture: string) => cleanName(basename(picture, extname(picture)));

/** Opened at its own URL, a drawing is a page of this site and could run scripts, so it is published cleaned. */
async function planDrawing(name: string, source: Buffer): Promise<PicturePlan> {
  const svg = Buffer.from(cleanSvg(source.toString('utf8')).svg);
  const size = await displayedSize(svg);
  return { ...size, files: [{ name: `${name}-${digest(10, svg)}.svg`, format: 'svg', width: size.width, make: async () => svg }] };
}

async function planPixels(name: string, source: Buffer): Promise<PicturePlan> {
  const size = await displayedSize(source);
  const largest = Math.min(size.width, Math.max(...widths));
  // Never upscaled: a smaller picture's last width is its own.
  const made = [...widths.filter((each) => each < largest), largest];
  const file = (format: Format, width: number): PictureFile => ({
    name: `${name}-${digest(10, source, JSON.stringify(encodings[format]))}-${width}.${format}`,
    format,
    width,
    make: () => sharp(source).autoOrient().resize({ width }).toFormat(format, encodings[format]).toBuffer(),
  });
  return {
    width: largest,
    height: Math.round((size.height * largest) / size.width),
    files: [...made.map((width) => file('avif', width)), ...made.map((width) => file('webp', width))],
  };
}

/** In pixels as displayed: phones store photos sideways, with an EXIF orientation. */
async function displayedSize(source: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  return { width, height };
}
