/** The colors of a sharing picture; the roles are those of the theme. */
export type SharingLook = Record<'ground' | 'line' | 'brand' | 'link' | 'text' | 'textMuted' | 'textFaint' | 'accent', string>;

/** Pixels: the mesh of the grid, the frame's distance from the edge, and where the title block begins. */
export const sheet = { width: 1200, height: 630, mesh: 30, inset: 30, titleTop: 510, cellEdges: [330, 600] } as const;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lines at half pixels are one pixel wide, not two dim ones. */
const crisp = (position: number) => position + 0.5;

/** Everything of a sharing picture that is the same on all of them, as the inside of an SVG; no words. */
export function sheetDrawing(look: SharingLook): string {
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
    `<path transform="translate(54 538)" d="${mark}" fill="none" stroke="${look.brand}" stroke-width="1.8"/>`,
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

/** The scale along the upper and the left edge, every fifth mark longer. */
function ticks(): string {
  const { width, inset, titleTop, mesh } = sheet;
  const length = (index: number) => (index % 5 === 0 ? 14 : 6);
  const above = range((width - 2 * inset) / mesh).map((index) => `M${crisp(inset + index * mesh)} ${inset}v${-length(index)}`);
  const beside = range((titleTop - inset) / mesh).map((index) => `M${inset} ${crisp(inset + index * mesh)}h${-length(index)}`);
  return [...above, ...beside].join('');
}

/** The site's mark, in a box of 30 × 30. */
const mark = 'M3 7h24M5 7c0 9 4 15 10 18 6-3 10-9 10-18M15 2v26M9 7c0 7 2 12 6 16 4-4 6-9 6-16';

/**
 * The large drawing is the mark as a shipwright draws it, in the same 30 × 30 box: a body plan with the full sections
 * of the stern to the left of the center line, the fine ones of the bow to the right.
 */
const aft = (breadth: number, rise: number) =>
  `M${15 - breadth} 7C${15 - breadth} ${17 - rise} ${15 - breadth * 0.82} ${24 - rise} 15 ${25 - rise}`;
const fore = (breadth: number) => `M${15 + breadth} 7C${15 + breadth * 0.86} 14 ${15 + breadth * 0.42} 20 15 25`;

const stations = () => [aft(9.5, 1.6), aft(8.6, 3.8), aft(7.3, 6.6), aft(5.5, 10), ...[8, 6, 4, 2].map(fore)].join('');
const outline = () => `${aft(10, 0)}${fore(10)}M3 7h24M15 2v26`;
const waterlines = () => [10, 13, 16, 19, 22].map((y) => `M3 ${y}h23`).join('');

/** Breadth above the deck and depth beside the bow, each between two strokes. */
const dimensions = () => 'M5 6.4v-3M25 6.4v-3M5 4h20M4.7 4.3l.6-.6M24.7 4.3l.6-.6M27.4 7v18M27.1 7.3l.6-.6M27.1 25.3l.6-.6M16 25h12';
