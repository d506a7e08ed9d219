import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetWidths } from '../../contract/sheet-widths';
import type { Problem } from '../problems';
import { cleanSvg } from '../svg/clean-svg';

/** The folder of the drawings that pages show, below `content/`. */
const illustrationsFolder = 'illustrations';

const isIllustration = (file: string) => file.startsWith(`${illustrationsFolder}/`) && /\.svg$/i.test(file);

/** Problems in the size of illustrations; `files` are all files below `folder`. */
export function illustrationProblems(folder: string, files: readonly string[]): Problem[] {
  const expected = `a viewBox of 0 0, a width of ${sheetWidths.join(', ')}, and a height`;
  return files.filter(isIllustration).flatMap((file) => {
    const [, viewBox = 'nothing'] = /<svg[^>]* viewBox="([^"]*)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    const [, width] = /^0 0 (\d+) \d+$/.exec(viewBox) ?? [];
    return sheetWidths.some((each) => each === Number(width)) ? [] : [{ file, field: 'viewBox', found: viewBox, expected }];
  });
}

/** The SVG files below a folder, at any depth, as paths with slashes. */
const drawingsBelow = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.svg$/i.test(file));

/** Attributes with a meaning on the site: classes for styles, and words to replace with those of a page. */
const meaningful = ['class', 'data-text', 'data-mark'];

/** One page's drawing, as safe SVG text; empty if there is no such file. Its IDs may also occur in another page's drawing. */
export const readDrawing = (folder: string, file: string): string =>
  existsSync(join(folder, file)) ? cleanSvg(readFileSync(join(folder, file), 'utf8'), 'drawing', meaningful).svg : '';

/** The drawings that pages show, as safe SVG texts, by their paths below the content folder; empty if there are none. */
export function readIllustrations(folder: string): Readonly<Record<string, string>> {
  const place = join(folder, illustrationsFolder);
  const files = existsSync(place) ? drawingsBelow(place) : [];
  return Object.fromEntries(
    files.sort().map((file, index) => {
      const { svg } = cleanSvg(readFileSync(join(place, file), 'utf8'), `drawing-${index}`, meaningful);
      return [`${illustrationsFolder}/${file}`, svg];
    }),
  );
}
