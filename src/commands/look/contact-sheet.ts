import sharp, { type OverlayOptions } from 'sharp';
import { screens } from './shoot';

/** Scale divisor for page pictures, and cell sizes in pixels of the sheet; long pages are cut off at `height`. */
const scale = 4;
const cell = { gap: 16, top: 28, height: 1000, columns: 5 };
const cellWidth = screens.reduce((sum, { width }) => sum + width / scale + cell.gap, cell.gap);

export type Row = { name: string; shots: readonly Buffer[] };

const caption = (name: string) =>
  Buffer.from(
    `<svg width="${cellWidth}" height="${cell.top}"><text x="0" y="20" font-family="monospace" font-size="16" fill="#111">${name}</text></svg>`,
  );

async function tiles({ name, shots }: Row, place: number): Promise<OverlayOptions[]> {
  const top = Math.floor(place / cell.columns) * (cell.top + cell.height + cell.gap);
  let left = (place % cell.columns) * cellWidth + cell.gap;
  const placed: OverlayOptions[] = [{ input: caption(name), left, top }];
  for (const [screen, shot] of shots.entries()) {
    const width = (screens[screen]?.width ?? 0) / scale;
    const small = await sharp(shot).resize({ width }).png().toBuffer({ resolveWithObject: true });
    const height = Math.min(small.info.height, cell.height);
    const input = await sharp(small.data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
    placed.push({ input, left, top: top + cell.top });
    left += width + cell.gap;
  }
  return placed;
}

/** One picture of all pages: each kind with its screens side by side, cut off at the bottom. */
export async function contactSheet(rows: readonly Row[]): Promise<Buffer> {
  const lines = Math.ceil(rows.length / cell.columns);
  const width = Math.min(rows.length, cell.columns) * cellWidth + cell.gap;
  const height = lines * (cell.top + cell.height + cell.gap);
  const placed = (await Promise.all(rows.map(tiles))).flat();
  return sharp({ create: { width, height, channels: 3, background: '#c9ced8' } })
    .composite(placed)
    .png()
    .toBuffer();
}
