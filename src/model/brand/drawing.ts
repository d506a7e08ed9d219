import { type BrandColors, roles } from './brand-colors';

/** A drawing of the brand, ready to be placed in a page or another drawing. */
export type Drawing = {
  /** As in SVG, for example `0 0 30 30`. */
  viewBox: string;
  /** The inner SVG, in the colors of the theme. */
  content: string;
};

const root = /<svg\b([^>]*)>([\s\S]*)<\/svg\s*>/;
const role = /var\(--([\w-]+)\)/g;

/** Root attributes that do not affect how the contents look. */
const ofTheFile =
  /\s(?:xmlns(?::\w+)?|version|id|class|x|y|width|height|viewBox|preserveAspectRatio|role|aria-[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

const attribute = (attributes: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*?)\\s*["']`).exec(attributes)?.[1];

function viewBoxOf(attributes: string): string | undefined {
  const written = attribute(attributes, 'viewBox');
  if (written !== undefined) return /^-?[\d.]+[\s,]+-?[\d.]+([\s,]+[\d.]+){2}$/.test(written) ? written : undefined;
  const sides = [attribute(attributes, 'width'), attribute(attributes, 'height')].map((side) => /^([\d.]+)(px)?$/.exec(side ?? '')?.[1]);
  return sides.every(Boolean) ? `0 0 ${sides.join(' ')}` : undefined;
}

/** Parses an SVG file into a drawing; undefined if it has no size. */
export function drawingOf(svg: string, look: BrandColors): Drawing | undefined {
  const [, attributes = '', inside = ''] = root.exec(svg) ?? [];
  const viewBox = viewBoxOf(attributes);
  if (!viewBox) return undefined;
  const kept = attributes.replace(ofTheFile, '').replace(/\/$/, '').trim();
  const small = inside
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  const content = kept ? `<g ${kept}>${small}</g>` : small;
  return { viewBox, content: content.replace(role, (_, name: string) => look[name as keyof BrandColors] ?? 'none') };
}

/** Names of theme colors in an SVG file, as written and each with its 1-based line. */
export function rolesIn(svg: string): { found: string; name: string; line: number }[] {
  const lineAt = (index: number) => svg.slice(0, index).split('\n').length;
  return [...svg.matchAll(role)].map(({ 0: found, 1: name = '', index }) => ({ found, name, line: lineAt(index) }));
}

/** The names in an SVG file that look like theme colors, but that the theme does not have. */
export const unknownRoles = (svg: string) => rolesIn(svg).filter(({ name }) => !roles.some((known) => known === name));

/** What a drawing has to contain in place of an unknown name, for messages. */
export const expectedColor = `one of ${roles.map((role) => `var(--${role})`).join(', ')}, or a color`;

/** An `svg` element with the drawing scaled to fit a box, in its middle or at its left edge. */
export const placed = (
  { viewBox, content }: Drawing,
  { x = 0, y = 0, width, height }: Record<'width' | 'height', number> & { x?: number; y?: number },
  align: 'middle' | 'left' = 'middle',
) =>
  `<svg${align === 'left' ? ' preserveAspectRatio="xMinYMid"' : ''} x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
