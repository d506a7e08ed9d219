import sharp from 'sharp';
import { picturePlace, sheet } from './sharing-picture-drawing';

/** Palettes for a page with a picture full of detail, best first. */
const palettes = [{ quality: 90 }, { colours: 32 }, { colours: 12 }] as const;

/** Cheap settings: with the default effort, 7 of 10, an image takes a sixth more time and is 4 % smaller. */
const withPalette = { palette: true, dither: 0, effort: 1 } as const;

/** In bytes; the limit of an Open Graph image (docs/performance.md). */
const mostBytes = 80_000;

/** RGB: bytes of a pixel. */
const channels = 3;

const whole = { width: sheet.width, height: sheet.height, channels } as const;

/**
 * A page as PNG with a picture added; `page` has the RGB pixels of the page, and gets those of the picture. The colors of a
 * drawing are reduced on their own, because choosing a palette for the whole page takes five times as long. A photo may be too
 * large then, and shares a palette with its page.
 */
export async function withPicture(page: Buffer, picture: Buffer): Promise<Buffer> {
  const own = await pixelsOf(picture);
  place(await inFewColors(own), page);
  const made = await sharp(page, { raw: whole }).png({ compressionLevel: 6 }).toBuffer();
  if (made.length <= mostBytes) return made;
  place(own, page);
  return withSharedPalette(page);
}

async function withSharedPalette(page: Buffer): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const palette of palettes) {
    made = await sharp(page, { raw: whole })
      .png({ ...withPalette, ...palette })
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

/** The same pixels in at most 256 colors. */
async function inFewColors(pixels: Buffer): Promise<Buffer> {
  const { width, height } = picturePlace;
  const png = await sharp(pixels, { raw: { width, height, channels } })
    .png({ ...withPalette, quality: 90, compressionLevel: 1 })
    .toBuffer();
  return sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer();
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
