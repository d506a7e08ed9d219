import sharp, { type Sharp } from 'sharp';
import { picturePlace } from './sharing-picture-drawing';

/** The palettes for a page with a picture, best first: a drawing fits the first, a photo full of detail only a small one. */
const palettes = [{ quality: 90 }, { colours: 32 }, { colours: 12 }] as const;

/** In bytes; the limit of an Open Graph image (docs/performance.md). */
const mostBytes = 80_000;

/** A page as PNG with a picture added. */
export async function withPicture(page: Sharp, picture: Buffer): Promise<Buffer> {
  const { left, top, ...size } = picturePlace;
  const input = await sharp(picture)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .flatten()
    .png()
    .toBuffer();
  const composed = page.composite([{ input, left, top }]);
  let made = Buffer.alloc(0);
  for (const palette of palettes) {
    made = await composed
      .clone()
      .png({ palette: true, dither: 0, ...palette })
      .toBuffer();
    if (made.length <= mostBytes) break;
  }
  return made;
}
