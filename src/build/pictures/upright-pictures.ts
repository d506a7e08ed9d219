import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuiltPicture } from './body-pictures';
import { type Encoding, pictureFileName, picturesPlace, srcSetOf, widthsOf } from './picture-files';
import { pictureSize } from './picture-size';

/** Matches the WebP settings of Gatsby's image plugin. */
const encoding: Encoding = { format: 'webp', options: { quality: 70 } };

/** Rotates a photo with an EXIF orientation and writes it to the build output in all widths. */
export async function uprightPicture(folder: string, picture: string): Promise<BuiltPicture> {
  const [source, out] = [join(folder, picture), join(process.cwd(), 'public', picturesPlace)];
  mkdirSync(out, { recursive: true });
  const widths = await widthsOf(folder, picture);
  for (const width of widths) {
    const file = join(out, pictureFileName(folder, picture, encoding, width));
    if (!existsSync(file)) await sharp(source).autoOrient().resize({ width }).webp(encoding.options).toFile(file);
  }
  const size = await pictureSize(source);
  const width = Math.max(...widths);
  return {
    src: `/${picturesPlace}/${pictureFileName(folder, picture, encoding, width)}`,
    srcSet: await srcSetOf(folder, picture, encoding),
    width,
    height: Math.round((size.height * width) / size.width),
    sources: [],
  };
}
