import sharp from 'sharp';
import type { BrandColors } from '../../model/brand/brand-colors';
import { type Drawing, placed } from '../../model/brand/drawing';

/** How an icon is drawn: its side in pixels, the mark's share of it, and the corner radius as a share of it. */
type Icon = { side: number; markShare: number; corner: number };

const rounded = 7 / 36;

/** Systems round the corners of touch icons themselves, and crop maskable icons to any shape within the middle four fifths. */
const pictures: Record<string, Icon> = {
  'apple-touch-icon.png': { side: 180, markShare: 0.72, corner: 0 },
  'icon-192.png': { side: 192, markShare: 0.75, corner: rounded },
  'icon-512.png': { side: 512, markShare: 0.75, corner: rounded },
  'icon-512-maskable.png': { side: 512, markShare: 0.575, corner: 0 },
};

const small = { markShare: 5 / 6, corner: rounded };
const icoSides = [16, 32];

function iconSvg(mark: Drawing, look: BrandColors, { side, markShare, corner }: Icon): string {
  const width = side * markShare;
  const start = (side - width) / 2;
  const ground = `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${look.ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}${placed(mark, { x: start, y: start, width, height: width })}</svg>`;
}

const drawn = (mark: Drawing, look: BrandColors, icon: Icon) =>
  sharp(Buffer.from(iconSvg(mark, look, icon)))
    .resize(icon.side, icon.side)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** Every icon of the site, by file name. */
export async function iconFiles(mark: Drawing, look: BrandColors): Promise<Record<string, string | Buffer>> {
  const files = await Promise.all(Object.entries(pictures).map(async ([name, icon]) => [name, await drawn(mark, look, icon)] as const));
  const sizes = await Promise.all(icoSides.map(async (side) => ({ side, png: await drawn(mark, look, { ...small, side }) })));
  return {
    ...Object.fromEntries(files),
    'favicon.svg': iconSvg(mark, look, { ...small, side: 36 }),
    'favicon.ico': icoFile(sizes),
  };
}

const headerLength = 6;
const entryLength = 16;

/** An .ico file of square PNGs with sides under 256 pixels. */
function icoFile(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerLength + entryLength * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
