import { type Problem, shown } from '../problems';
import type { Source } from '../reading/read-document';
import { invisibleIn } from './invisible-characters';
import { isKnownPath, type Known } from './known';
import { existingPicture } from './picture-reference';

/** Problems in a text's headings, links, pictures, and characters. */
export function bodyProblems(source: Source, known: Known): Problem[] {
  const { outline } = source;
  const at = (line: number, found: string, expected: string): Problem => ({
    file: source.file,
    line: source.bodyLine + line - 1,
    field: 'body',
    found,
    expected,
  });
  return [
    ...headingProblems(outline.headings, at),
    ...outline.links
      .filter(({ url }) => !linkIsGood(url, known))
      .map(({ url, line }) => at(line, `a link to ${shown(url)}`, linkExpectation(url))),
    ...outline.images
      .filter(({ url }) => !known.pictures.has(url))
      .map(({ url, line }) => at(line, `the picture ${shown(url)}`, existingPicture(url, known))),
    ...outline.brokenImages.map(({ url, line }) => at(line, `the picture ${shown(url)}`, `<${url}>, because its name has a space`)),
    ...outline.images.flatMap(({ url, line }) => {
      const fault = known.faults.get(url);
      return fault ? [at(line, `the picture ${shown(url)}, ${fault.found}`, fault.expected)] : [];
    }),
    ...outline.images
      .filter(({ alt }) => alt.trim().length < 10)
      .map(({ line }) => at(line, 'a picture with missing or short alt text', 'at least 10 characters of alt text in the square brackets')),
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

const linkExpectation = (url: string) =>
  url.startsWith('/') ? 'a page that exists; paths end in a slash' : 'a path that starts with / or an https:// address';
