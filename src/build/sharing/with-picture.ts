import sharp from 'sharp';
import { fewShades } from './few-shades';
import { picturePlace, sheet } from './open-graph-image-drawing';

/**
 * Shades of red, green and blue that a picture keeps: white, black, and each fifth in between. No value moves by more than 2, and a
 * drawing or screenshot becomes as small as with a palette of 256 colors, which would take ten times as long.
 */
const shades = fewShades(5);

/** Numbers of colors for a picture so full of detail that its page would be too large, best first. */
const fewerColors = [128, 64, 32, 16] as const;

/** Cheap settings: with the default effort, 7 of 10, an image takes a sixth more time and is 4 % smaller. */
const withPalette = { palette: true, dither: 0, effort: 1 } as const;

/** In bytes; the limit of an Open Graph image (docs/performance.md). */
const maxBytes = 120_000;

/** RGB: bytes of a pixel. */
const channels = 3;

const whole = { width: sheet.width, height: sheet.height, channels } as const;

/**
 * Encodes an Open Graph image as PNG after drawing a page's own picture into it. `page` holds the image's RGB pixels and is
 * modified. Only the picture's shades are reduced, to keep the brand colors exact. If the file is still too large, as with a photo,
 * the whole image gets a 256-color palette, which takes five times as long and shifts brand colors by at most one shade.
 */
export async function withPicture(page: Buffer, picture: Buffer): Promise<Buffer> {
  const own = await pixelsOf(picture);
  place(inFewShades(own), page);
  let made = await sharp(page, { raw: whole }).png({ compressionLevel: 6 }).toBuffer();
  for (const colors of fewerColors) {
    if (made.length <= maxBytes) break;
    place(await inFewColors(own, colors), page);
    made = await sharp(page, { raw: whole }).png(withPalette).toBuffer();
  }
  return made;
}

/** The RGB pixels of a picture in the size of its place. */
function pixelsOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = picturePlace;
  return sharp(picture).autoOrient().resize({ width, height, fit: 'cover' }).flatten().toColourspace('srgb').raw().toBuffer();
}

function inFewShades(pixels: Buffer): Buffer {
  const rounded = Buffer.from(pixels);
  for (let place = 0; place < rounded.length; place += 1) rounded[place] = shades[rounded[place] ?? 0] ?? 0;
  return rounded;
}

/** Reduces pixels to the given number of colors. */
async function inFewColors(pixels: Buffer, colours: number): Promise<Buffer> {
  const { width, height } = picturePlace;
  const png = await sharp(pixels, { raw: { width, height, channels } })
    .png({ ...withPalette, quality: 90, colours, compressionLevel: 1 })
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
