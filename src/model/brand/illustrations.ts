import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetWidths } from '../../contract/sheet-widths';
import type { Problem } from '../problems';
import { filesBelow } from '../reading/files-below';
import { translationOf } from '../reading/translation-files';
import { cleanSvg } from '../svg/clean-svg';
import { illustrationsFolder, isIllustration } from './illustration-file';
import { lettered, readLettering } from './lettering';

/** Problems in the size of illustrations; `files` are all files below `folder`. */
export function illustrationProblems(folder: string, files: readonly string[]): Problem[] {
  const expected = `a viewBox of 0 0, a width of ${sheetWidths.join(', ')}, and a height`;
  return files.filter(isIllustration).flatMap((file) => {
    const [, viewBox = 'nothing'] = /<svg[^>]* viewBox="([^"]*)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    const [, width] = /^0 0 (\d+) \d+$/.exec(viewBox) ?? [];
    return sheetWidths.some((each) => each === Number(width)) ? [] : [{ file, field: 'viewBox', found: viewBox, expected }];
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
  existsSync(join(folder, file)) ? cleanSvg(readFileSync(join(folder, file), 'utf8'), 'drawing', meaningful).svg : '';

/**
 * The drawings that pages show, as safe SVG texts, by their paths below the content folder; empty if there are none. A drawing has
 * the lettering of `language` if a file beside it translates it.
 */
export function readIllustrations(folder: string, language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    illustrationsBelow(folder).map((file, index) => {
      const { svg } = cleanSvg(readFileSync(join(folder, file), 'utf8'), `drawing-${index}`, meaningful);
      const translation = translationOf(file, language);
      if (!existsSync(join(folder, translation))) return [file, svg];
      return [file, lettered(svg, readLettering(translation, readFileSync(join(folder, translation), 'utf8'), svg).lettering)];
    }),
  );
}
