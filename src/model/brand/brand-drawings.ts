import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems';
import { cleanSvg } from '../svg/clean-svg';
import type { BrandColors } from './brand-colors';
import { type Drawing, drawingOf, expectedColor, unknownRoles } from './drawing';

/** The brand's drawings below `content/`: the full logo, the mark for icons, and the figure of Open Graph images. Only the logo is required. */
export const drawingFiles = { logo: 'brand/logo.svg', mark: 'brand/mark.svg', sharing: 'brand/sharing.svg' } as const;

export const isBrandFile = (file: string) => Object.values<string>(drawingFiles).includes(file);

/**
 * Reads the brand's drawings in the theme's colors: the logo replaces a missing mark, and the mark a missing figure. Throws if a
 * drawing has no size; call after the content check.
 */
export function readBrandDrawings(folder: string, look: BrandColors): Record<keyof typeof drawingFiles, Drawing> {
  const read = (name: keyof typeof drawingFiles) =>
    drawingOf(cleanSvg(readFileSync(join(folder, drawingFiles[name]), 'utf8'), name).svg, look);
  const logo = read('logo');
  const readOr = (name: keyof typeof drawingFiles, other: Drawing | undefined) =>
    existsSync(join(folder, drawingFiles[name])) ? read(name) : other;
  const mark = readOr('mark', logo);
  const sharing = readOr('sharing', mark);
  if (!logo || !mark || !sharing) throw new Error('A drawing of the brand has no valid viewBox or size.');
  return { logo, mark, sharing };
}

/** Problems specific to the brand's drawings; `files` are all files below the content folder, `nameInLogo` is from `site.yml`. */
export function brandDrawingProblems(folder: string, files: readonly string[], nameInLogo: boolean): Problem[] {
  const { logo, mark } = drawingFiles;
  const missing = (file: string, expected: string): Problem[] =>
    files.includes(file) ? [] : [{ file, field: 'file', found: 'nothing', expected }];
  return [
    ...missing(logo, 'the logo of the brand'),
    ...(nameInLogo ? missing(mark, 'a mark without the name, which would be too small to read on icons') : []),
    ...Object.values(drawingFiles)
      .filter((file) => files.includes(file))
      .flatMap((file) => colorProblems(file, readFileSync(join(folder, file), 'utf8'))),
  ];
}

function colorProblems(file: string, svg: string): Problem[] {
  return unknownRoles(svg).map(({ found, line }) => ({ file, line, field: 'color', found, expected: expectedColor }));
}
