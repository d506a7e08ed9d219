import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pictureSize } from './picture-size';

/** The widths, in pixels, that pictures are resized to. */
export const pictureWidths = [480, 960, 1600] as const;

/** The folder below `public` for the pictures this code generates; the development server serves it too. */
export const picturesPlace = 'static/pictures';

/** A format and its encoder options, as sharp takes them. */
export type Encoding = { format: 'avif' | 'webp'; options: { quality: number; effort?: number } };

/** The output widths of a picture, ascending; never upscaled, so a smaller picture ends with its own width. */
export async function widthsOf(folder: string, picture: string): Promise<number[]> {
  const { width } = await pictureSize(join(folder, picture));
  const largest = Math.min(width, Math.max(...pictureWidths));
  return [...pictureWidths.filter((each) => each < largest), largest];
}

/** The name contains a digest of the source and options, so the contents of a file never change. */
export function pictureFileName(folder: string, picture: string, { format, options }: Encoding, width: number): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(options))
    .update(readFileSync(join(folder, picture)));
  return `${basename(picture, extname(picture))}-${digest.digest('hex').slice(0, 10)}-${width}.${format}`;
}

/** The `srcset` of a picture in an encoding. */
export async function srcSetOf(folder: string, picture: string, encoding: Encoding): Promise<string> {
  const widths = await widthsOf(folder, picture);
  return widths.map((width) => `/${picturesPlace}/${pictureFileName(folder, picture, encoding, width)} ${width}w`).join(', ');
}
