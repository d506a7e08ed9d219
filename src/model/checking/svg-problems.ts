import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBrandFile } from '../brand/brand-drawings';
import { rolesIn } from '../brand/drawing';
import type { Problem } from '../problems';
import { isDrawing, isPicture } from '../reading/picture-name';
import { cleanSvg } from '../svg/clean-svg';

const lastChecked = new Map<string, { text: string; problems: Problem[] }>();

/** Problems in the drawings among `files`, relative to `folder`; unchanged drawings are not checked again. */
export function svgProblems(folder: string, files: readonly string[]): Problem[] {
  return files
    .filter((file) => isPicture(file) && isDrawing(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const last = lastChecked.get(file);
      if (last?.text === text) return last.problems;
      const problems = [...cleanSvg(text).problems, ...colorProblems(file, text)].map((problem) => ({
        file,
        field: 'drawing',
        ...problem,
      }));
      lastChecked.set(file, { text, problems });
      return problems;
    });
}

const expectedColor = "a color such as #3B5BDB; only drawings in brand and drawings folders can name the theme's colors";

/** Colors of the theme in a drawing that is published as it is: without a value, they would be black. */
const colorProblems = (file: string, svg: string) =>
  isBrandFile(file) ? [] : rolesIn(svg).map(({ found, line }) => ({ line, found, expected: expectedColor }));
