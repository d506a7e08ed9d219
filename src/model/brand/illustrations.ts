import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Illustrations, type SheetDrawing, sheetWidths } from '../../contract/sheet-widths';
import type { Problem } from '../problems';
import { filesBelow } from '../reading/files-below';
import { illustrationsFolder, isIllustration } from '../reading/illustration-file';
import { translationOf } from '../reading/translation-files';
import { cleanSvg } from '../svg/clean-svg';
import { lettered, readLettering } from './lettering';

const viewBoxOf = (svg: string): string | undefined => /<svg[^>]* viewBox="([^"]*)"/.exec(svg)?.[1];

const withoutIndentation = (svg: string) => svg.replace(/>\s*\n\s*</g, '><');

/** A drawing's size and elements; undefined if no sheet has that size. */
function sheetDrawing(svg: string): SheetDrawing | undefined {
  const [, width, height] = /^0 0 (\d+) (\d+)$/.exec(viewBoxOf(svg) ?? '') ?? [];
  const known = sheetWidths.find((each) => each === Number(width));
  const elements = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return known && { width: known, height: Number(height), content: withoutIndentation(elements).trim() };
}

/** Problems in the size of illustrations; `files` are all files below `folder`. */
export function illustrationProblems(folder: string, files: readonly string[]): Problem[] {
  const expected = `a viewBox of 0 0, a width of ${sheetWidths.join(', ')}, and a height`;
  return files.filter(isIllustration).flatMap((file) => {
    const svg = readFileSync(join(folder, file), 'utf8');
    return sheetDrawing(svg) ? [] : [{ file, field: 'viewBox', found: viewBoxOf(svg) ?? 'nothing', expected }];
  });
}

/** The illustrations below a content folder, at any depth, as paths with slashes; none if there is no such folder. */
function illustrationsBelow(folder: string): string[] {
  const place = join(folder, illustrationsFolder);
  const files = existsSync(place) ? filesBelow(place) : [];
  return files.map((file) => `${illustrationsFolder}/${file}`).filter(isIllustration);
}

/** Attributes with a meaning on the site: classes for styles, and words to replace with those of a page. */
const meaningful = ['class', 'data-text', 'data-mark'];

/** One page's drawing, as safe SVG text; empty if there is no such file. Its IDs may also occur in another page's drawing. */
export const readDrawing = (folder: string, file: string): string =>
  existsSync(join(folder, file)) ? withoutIndentation(cleanSvg(readFileSync(join(folder, file), 'utf8'), 'drawing', meaningful).svg) : '';

/** The figure of a page whose drawing is unset or missing. */
const plainFile = resolve('src/model/brand/plain.svg');

/** A drawing as safe SVG text, with the lettering of `language` if a file beside it translates it. */
function readLettered(folder: string, file: string, idPrefix: string, language: string): string {
  const { svg } = cleanSvg(readFileSync(join(folder, file), 'utf8'), idPrefix, meaningful);
  const translation = translationOf(file, language);
  if (!existsSync(join(folder, translation))) return svg;
  return lettered(svg, readLettering(translation, readFileSync(join(folder, translation), 'utf8'), svg).lettering);
}

/** The drawings that pages show, by their paths below the content folder. One of another size is a problem, and left out. */
export function readIllustrations(folder: string, language: string): Illustrations {
  const plain = sheetDrawing(readFileSync(plainFile, 'utf8'));
  if (!plain) throw new Error(`${plainFile} has a size that no sheet has.`);
  const drawings = illustrationsBelow(folder).flatMap((file, index) => {
    const drawing = sheetDrawing(readLettered(folder, file, `drawing-${index}`, language));
    return drawing ? [[file, drawing] as const] : [];
  });
  return { plain, ...Object.fromEntries(drawings) };
}
