import { minimumFor } from '../../contract/dense-letters';
import { type Problem, shown } from '../problems';
import { invisibleIn } from '../reading/invisible-characters';
import { markdownFields } from '../reading/markdown-fields';
import { type Outline, outlineOf } from '../reading/markdown-outline';
import type { Source } from '../reading/read-document';
import { expectedPage, isKnownPath, type Known } from './known';
import { existingPicture, isShownPicture } from './picture-reference';

/** Problems in a text's headings, links, pictures, and characters. */
export function bodyProblems({ file, outline, bodyLine }: Source, known: Known): Problem[] {
  return outlineProblems(outline, known, (line, found, expected) => ({ file, line: bodyLine + line - 1, field: 'body', found, expected }));
}

/** The same problems in a page's markdown fields. */
export function markdownFieldProblems({ file, raw, lineOf }: Source, known: Known): Problem[] {
  return markdownFields(raw).flatMap(({ path, markdown }) => {
    const start = lineOf(path) ?? 1;
    // A multi-line text begins on the line after its field's name.
    const lineAt = (line: number) => (markdown.includes('\n') ? start + line : start);
    const field = path.join('.');
    return outlineProblems(outlineOf(markdown), known, (line, found, expected) => ({ file, line: lineAt(line), field, found, expected }));
  });
}

function outlineProblems(outline: Outline, known: Known, at: At): Problem[] {
  return [
    ...headingProblems(outline.headings, at),
    ...outline.links
      .filter(({ url }) => !linkIsGood(url, known))
      .map(({ url, line }) => at(line, `a link to ${shown(url)}`, linkExpectation(url, known))),
    ...outline.images
      .filter(({ url }) => !isShownPicture(url, known))
      .map(({ url, line }) => at(line, `the picture ${shown(url)}`, existingPicture(url, known))),
    ...outline.brokenImages.map(({ url, line }) => at(line, `the picture ${shown(url)}`, `<${url}>, because its name has a space`)),
    ...outline.images.flatMap(({ url, line }) => {
      const fault = known.faults.get(url);
      return fault ? [at(line, `the picture ${shown(url)}, ${fault.found}`, fault.expected)] : [];
    }),
    ...outline.images.flatMap(({ alt, line }) => {
      const minimum = minimumFor(alt, 10);
      if (alt.trim().length >= minimum) return [];
      return [at(line, 'a picture with missing or short alt text', `at least ${minimum} characters of alt text in the square brackets`)];
    }),
    ...outline.entities.flatMap(({ value, line }) => {
      const problem = invisibleIn(value);
      return problem ? [at(line, problem.found, problem.expected)] : [];
    }),
    ...outline.html.map(({ value, line }) => at(line, `HTML ${shown(value)}`, 'markdown only')),
  ];
}

type At = (line: number, found: string, expected: string) => Problem;

function headingProblems(headings: readonly { depth: number; text: string; line: number }[], at: At): Problem[] {
  let previous = 1;
  return headings.flatMap(({ depth, text, line }) => {
    const deepest = previous + 1;
    previous = depth;
    if (depth === 1) return [at(line, `a level-1 heading, ${shown(text)}`, 'two or more # signs; the page already has its main heading')];
    return depth > deepest
      ? [at(line, `${'#'.repeat(depth)} after ${'#'.repeat(deepest - 1)}`, `${'#'.repeat(deepest)}, without skipping a level`)]
      : [];
  });
}

function linkIsGood(url: string, known: Known): boolean {
  if (/^(https:\/\/|mailto:|tel:|#)/.test(url)) return true;
  return isKnownPath(url, known);
}

const linkExpectation = (url: string, known: Known) =>
  url.startsWith('/') ? expectedPage(url, known) : 'a path that starts with / or an https:// address';
