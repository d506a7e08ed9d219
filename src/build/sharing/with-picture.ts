import sharp from 'sharp';
import { picturePlace, sheet } from './sharing-picture-drawing';

/** The palettes for a page with a picture, best first: a drawing fits the first, a photo full of detail only a small one. */
const palettes = [{ quality: 90 }, { colours: 32 }, { colours: 12 }] as const;

/** Choosing colors with effort 1 of 10 takes less than half the time of the default, for 1 to 7 % more bytes. */
const paletteEffort = 1;

/** In bytes; the limit of an Open Graph image (docs/performance.md). */
const mostBytes = 80_000;

/** RGB: bytes of a pixel. */
const channels = 3;

/** A page as PNG with a picture added; `page` has the RGB pixels of the page, and gets those of the picture. */
export async function withPicture(page: Buffer, picture: Buffer): Promise<Buffer> {
  place(await pixelsOf(picture), page);
  const raw = { width: sheet.width, height: sheet.height, channels } as const;
  let made = Buffer.alloc(0);
  for (const palette of palettes) {
    made = await sharp(page, { raw })
      .png({ palette: true, dither: 0, effort: paletteEffort, ...palette })
      .toBuffer();
    if (made.length <= mostBytes) break;
  }
  return made;
}

/** The RGB pixels of a picture in the size of its place. */
function pixelsOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = picturePlace;
  return sharp(picture).autoOrient().resize({ width, height, fit: 'cover' }).flatten().toColourspace('srgb').raw().toBuffer();
}

/** Copies the lines of a picture to its place in the page. Encoding it for sharp to compose both takes ten times as long. */
function place(picture: Buffer, page: Buffer): void {
  const { left, top, width, height } = picturePlace;
  const lineBytes = width * channels;
  for (let line = 0; line < height; line += 1) {
    const target = ((top + line) * sheet.width + left) * channels;
    picture.copy(page, target, line * lineBytes, (line + 1) * lineBytes);
  }
}
