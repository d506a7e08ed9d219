import satori from 'satori';
import sharp from 'sharp';
import type { Direction } from '../../contract/languages';
import type { BrandColors } from '../../model/brand/brand-colors';
import type { Drawing } from '../../model/brand/drawing';
import { fewShades } from './few-shades';
import { readOpenGraphFonts } from './open-graph-fonts';
import { type OpenGraphLogo, sheet, sheetDrawing } from './open-graph-image-drawing';
import { type Box, fixedWords, type OpenGraphNotes, type OpenGraphText, pageWords } from './open-graph-image-words';
import { withPicture } from './with-picture';

const { width, height } = sheet;

/** The parts of the brand on Open Graph images. */
export type OpenGraphBrand = {
  brandName: string;
  notes: OpenGraphNotes;
  logo: OpenGraphLogo;
  figure: Drawing;
  look: BrandColors;
  direction?: Direction;
};

/** Renders the Open Graph image of a page as PNG; `picture` is the file of the page's own picture, if it has one. */
export type OpenGraphPainter = (words: OpenGraphText, picture?: Buffer) => Promise<Buffer>;

/** The drawing and some text are the same on all pictures, so they are rendered once; each picture then costs only its own text. */
export async function openGraphPainter({ brandName, notes, logo, figure, look, direction }: OpenGraphBrand): Promise<OpenGraphPainter> {
  const fonts = readOpenGraphFonts();
  const inkOf = async (words: Box) => {
    // Satori accepts React elements, and anything of the same shape.
    const svg = await satori(words as unknown as Parameters<typeof satori>[0], { width, height, fonts });
    return sharp(Buffer.from(svg)).raw().toBuffer();
  };
  const fixed = await inkOf(fixedWords(logo.holdsName ? undefined : brandName, notes, look));
  const groundOf = async (drawn: string) => withInk(await paperOf(drawn, look), fixed);
  const [ground, groundOfPicture] = [await groundOf(sheetDrawing(look, logo, figure)), await groundOf(sheetDrawing(look, logo))];
  return async (words, picture) => {
    const pixels = withInk(picture ? groundOfPicture : ground, await inkOf(pageWords(words, look, direction)));
    if (picture) return withPicture(pixels, picture);
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 6 })
      .toBuffer();
  };
}

/** RGB pixels of inner SVG. */
async function paperOf(drawn: string, look: BrandColors): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
  const paper = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  inFewerShades(paper, look.ground);
  return paper;
}

/** Step between shades of brightness and opacity. The loss is invisible, and with fewer shades along edges a picture is a third smaller. */
const shadeStep = 15;

/** Rounds red, green, and blue of all pixels to a few shades; pixels of the color `base` (for example #0033aa) do not change. */
function inFewerShades(pixels: Buffer, base: string): void {
  const tables = [1, 3, 5].map((start) => fewShades(shadeStep, Number.parseInt(base.slice(start, start + 2), 16)));
  tables.forEach((shades, channel) => {
    for (let place = channel; place < pixels.length; place += tables.length) pixels[place] = shades[pixels[place] ?? 0] ?? 0;
  });
}

/** Blends RGBA ink over RGB pixels. */
function withInk(ground: Buffer, ink: Buffer): Buffer {
  const pixels = Buffer.from(ground);
  const opacities = fewShades(shadeStep);
  // Nearly all pixels have no ink; testing all four bytes at once skips them ten times as fast.
  const whole = new Uint32Array(ink.buffer, ink.byteOffset, ink.length / 4);
  for (let place = 0; place < whole.length; place += 1) {
    if (whole[place] === 0) continue;
    const [from, to] = [place * 4, place * 3];
    const opacity = (opacities[ink[from + 3] ?? 0] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = pixels[to + channel] ?? 0;
      pixels[to + channel] = below + ((ink[from + channel] ?? 0) - below) * opacity;
    }
  }
  return pixels;
}
