import type { BrandColors } from '../../model/brand/brand-colors';
import { type Drawing, placed } from '../../model/brand/drawing';

/** In pixels: `mesh` is the grid spacing, `inset` the frame's distance from the edge, `titleTop` where the title block begins. */
export const sheet = { width: 1200, height: 630, mesh: 30, inset: 30, titleTop: 510, cellEdges: [330, 600] } as const;

/** Position of the logo, in pixels; a logo that includes the name gets the full cell width. */
export const logoPlace = { x: 54, y: 538, width: 30, height: 30, wholeWidth: 252 } as const;

/** Position of the large drawing, in pixels. */
const figurePlace = { x: 725, y: 30, width: 450, height: 450 } as const;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Centered on half pixels, a line is one sharp pixel wide instead of two faint ones. */
const crisp = (position: number) => position + 0.5;

/** Position of a page's own picture, in pixels; on grid lines, with its bottom level with the heading next to it. */
export const picturePlace = { left: 600, top: 120, width: 540, height: 300 } as const;

/** The brand's logo; if `holdsName`, the name is not written next to it. */
export type OpenGraphLogo = { drawing: Drawing; holdsName: boolean };

/**
 * The parts that all Open Graph images have in common, as inner SVG without text. `figure` is the large drawing; without one, a
 * frame marks the place of a page's own picture.
 */
export function sheetDrawing(look: BrandColors, logo: OpenGraphLogo, figure?: Drawing): string {
  const { width, height } = sheet;
  return [
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>`,
    `<path d="${gridLines()}" stroke="${look.line}" stroke-opacity=".4" fill="none"/>`,
    `<path d="${ticks()}" stroke="${look.brand}" stroke-opacity=".5" fill="none"/>`,
    `<path d="${frame()}" stroke="${look.brand}" stroke-opacity=".8" fill="none"/>`,
    figure ? placed(figure, figurePlace) : pictureFrame(look),
    placed(logo.drawing, { ...logoPlace, width: logo.holdsName ? logoPlace.wholeWidth : logoPlace.width }, 'left'),
  ].join('');
}

function pictureFrame({ brand, ground }: BrandColors): string {
  const { left, top, width, height } = picturePlace;
  return `<rect x="${left - 0.5}" y="${top - 0.5}" width="${width + 1}" height="${height + 1}" stroke="${brand}" fill="${ground}"/>`;
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
