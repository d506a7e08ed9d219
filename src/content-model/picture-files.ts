import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pictureSize } from './picture-size';

/** The widths in pixels in which pictures are made. */
export const pictureWidths = [480, 960, 1600] as const;

/** The folder below `public` of the pictures that we make ourselves; a development server serves it too. */
export const picturesPlace = 'static/pictures';

/** A format and how it is encoded, with options as sharp takes them. */
export type Encoding = { format: 'avif' | 'webp'; options: { quality: number; effort?: number } };

/** The widths in which a picture is made, of which none is larger than the picture: a smaller one has its own width last. */
export async function widthsOf(folder: string, picture: string): Promise<number[]> {
  const { width } = await pictureSize(join(folder, picture));
  const largest = Math.min(width, Math.max(...pictureWidths));
  return [...pictureWidths.filter((each) => each < largest), largest];
}

/** The name carries a digest of what the file is made of, so that a file never changes. */
export function pictureFileName(folder: string, picture: string, { format, options }: Encoding, width: number): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(options))
    .update(readFileSync(join(folder, picture)));
  return `${basename(picture, extname(picture))}-${digest.digest('hex').slice(0, 10)}-${width}.${format}`;
}

/** What a page says of a picture's files, as the `srcset` attribute takes it. */
export async function srcSetOf(folder: string, picture: string, encoding: Encoding): Promise<string> {
  const widths = await widthsOf(folder, picture);
  return widths.map((width) => `/${picturesPlace}/${pictureFileName(folder, picture, encoding, width)} ${width}w`).join(', ');
}
