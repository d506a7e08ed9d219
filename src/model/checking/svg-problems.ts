import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
      const problems = cleanSvg(text).problems.map((problem) => ({ file, field: 'drawing', ...problem }));
      lastChecked.set(file, { text, problems });
      return problems;
    });
}
