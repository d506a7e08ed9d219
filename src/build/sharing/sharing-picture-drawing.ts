import { type Drawing, placed } from '../../model/brand/drawing';
import type { Look } from '../../model/brand/look';

/** In pixels: `mesh` is the grid spacing, `inset` the frame's distance from the edge, `titleTop` where the title block begins. */
export const sheet = { width: 1200, height: 630, mesh: 30, inset: 30, titleTop: 510, cellEdges: [330, 600] } as const;

/** Position of the logo, in pixels; a logo that includes the name gets the full cell width. */
export const logoPlace = { x: 54, y: 538, width: 30, height: 30, wholeWidth: 252 } as const;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Centered on half pixels, a line is one sharp pixel wide instead of two dim ones. */
const crisp = (position: number) => position + 0.5;

/** The brand's logo; if `holdsName`, the name is not written next to it. */
export type SharingLogo = { drawing: Drawing; holdsName: boolean };

/** The parts of a sharing picture that are the same on all of them, as inner SVG without text. */
export function sheetDrawing(look: Look, logo: SharingLogo): string {
  const { width, height } = sheet;
  return [
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>`,
    `<path d="${gridLines()}" stroke="${look.line}" stroke-opacity=".4" fill="none"/>`,
    `<path d="${ticks()}" stroke="${look.brand}" stroke-opacity=".5" fill="none"/>`,
    `<path d="${frame()}" stroke="${look.brand}" stroke-opacity=".8" fill="none"/>`,
    `<g transform="translate(725 30) scale(15)" fill="none" stroke="${look.brand}" stroke-width=".08">`,
    `<path d="${waterlines()}" stroke-opacity=".3"/><path d="${dimensions()}" stroke-opacity=".6"/>`,
    `<path d="${stations()}" stroke-opacity=".7"/><path d="${outline()}" stroke-width=".17"/></g>`,
    `<circle cx="950" cy="405" r="11" fill="${look.accent}"/>`,
    placed(logo.drawing, { ...logoPlace, width: logo.holdsName ? logoPlace.wholeWidth : logoPlace.width }),
  ].join('');
}

function gridLines(): string {
  const { width, height, mesh } = sheet;
  const upright = range(width / mesh - 1).map((index) => `M${crisp((index + 1) * mesh)} 0v${height}`);
  const level = range(height / mesh - 1).map((index) => `M0 ${crisp((index + 1) * mesh)}h${width}`);
  return [...upright, ...level].join('');
}

function frame(): string {
  const { width, height, inset, titleTop, cellEdges } = sheet;
  const [inner, below] = [width - 2 * inset, height - inset - titleTop];
  const cells = cellEdges.map((x) => `M${crisp(x)} ${crisp(titleTop)}v${below}`).join('');
  return `M${crisp(inset)} ${crisp(inset)}h${inner}v${height - 2 * inset}h${-inner}zM${crisp(inset)} ${crisp(titleTop)}h${inner}${cells}`;
}

/** The scale along the top and left edges, with every fifth tick longer. */
function ticks(): string {
  const { width, inset, titleTop, mesh } = sheet;
  const length = (index: number) => (index % 5 === 0 ? 14 : 6);
  const above = range((width - 2 * inset) / mesh).map((index) => `M${crisp(inset + index * mesh)} ${inset}v${-length(index)}`);
  const beside = range((titleTop - inset) / mesh).map((index) => `M${inset} ${crisp(inset + index * mesh)}h${-length(index)}`);
  return [...above, ...beside].join('');
}

/**
 * The large drawing, in a 30 × 30 box, is a hull as a shipwright draws it: a body plan with the full sections
 * of the stern left of the center line and the fine sections of the bow right of it.
 */
const aft = (breadth: number, rise: number) =>
  `M${15 - breadth} 7C${15 - breadth} ${17 - rise} ${15 - breadth * 0.82} ${24 - rise} 15 ${25 - rise}`;
const fore = (breadth: number) => `M${15 + breadth} 7C${15 + breadth * 0.86} 14 ${15 + breadth * 0.42} 20 15 25`;

const stations = () => [aft(9.5, 1.6), aft(8.6, 3.8), aft(7.3, 6.6), aft(5.5, 10), ...[8, 6, 4, 2].map(fore)].join('');
const outline = () => `${aft(10, 0)}${fore(10)}M3 7h24M15 2v26`;
const waterlines = () => [10, 13, 16, 19, 22].map((y) => `M3 ${y}h23`).join('');

/** Breadth above the deck and depth next to the bow, each between two strokes. */
const dimensions = () => 'M5 6.4v-3M25 6.4v-3M5 4h20M4.7 4.3l.6-.6M24.7 4.3l.6-.6M27.4 7v18M27.1 7.3l.6-.6M27.1 25.3l.6-.6M16 25h12';
