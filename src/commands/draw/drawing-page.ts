import { roles } from '../../model/brand/brand-colors';
import { expectedColor, unknownRoles } from '../../model/brand/drawing';
import { color } from '../../site/theme/colors';

const themeColors = roles.map((role) => `--${role}:${color[role]}`).join(';');

/**
 * A page that shows only a drawing, in the colors of the theme where it names them, with the fonts inlined so that it needs no network.
 * Throws if the drawing names a color that the theme does not have.
 */
export function drawingPage(file: string, svg: string, fontFaces: string): string {
  const [unknown] = unknownRoles(svg);
  if (unknown) throw new Error(`${file}, line ${unknown.line}: found ${unknown.found}; expected ${expectedColor}`);
  return `<!doctype html><style>${fontFaces}:root{${themeColors}}body{margin:0}svg{display:block}</style>${svg}`;
}
