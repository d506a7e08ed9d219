import { sheetWidths } from '../../../contract/sheet-widths';
import { Sheet } from './sheet';

function sizeOf(svg: string) {
  const [, width, height] = /<svg[^>]* viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const known = sheetWidths.find((each) => each === Number(width));
  if (!known)
    throw new Error(`A drawing needs a viewBox that starts at 0 0 and is ${sheetWidths.join(', ')} units wide: ${svg.slice(0, 120)}`);
  return { width: known, height: Number(height) };
}

/** The `viewBox` of an SVG file; undefined if it has none. */
export const viewBoxOf = (svg: string): string | undefined => /<svg[^>]* viewBox="([^"]+)"/.exec(svg)?.[1];

/** The elements of an SVG file, without its root and indentation. */
export const contentOf = (svg: string) =>
  svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/>\s*\n\s*</g, '><')
    .trim();

/** A drawing from an SVG file, in the styles of the sheet. */
export function SvgDrawing({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the content, cleaned at build time, with escaped texts; its groups are children of the sheet
  return <Sheet {...sizeOf(svg)} dangerouslySetInnerHTML={{ __html: contentOf(svg) }} />;
}
