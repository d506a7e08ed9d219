import type { Finding } from '../problems';
import { withoutCode } from './markdown-outline';

/** The line between the two versions may also underline a heading, so it does not count. */
const marker = /^(?:<{7}|>{7})(?=[ \r]|$)/;

/** A problem on a line of a text, 1-based. */
type Mistake = Finding & { line: number };

/** The first conflict marker that git left in a text; undefined if there is none. */
export function mergeConflictIn(text: string): Mistake | undefined {
  const index = text.split('\n').findIndex((line) => marker.test(line));
  if (index < 0) return undefined;
  return {
    line: index + 1,
    found: 'a merge conflict',
    expected: 'one of the two versions, without the lines <<<<<<<, ======= and >>>>>>>',
  };
}

/** The same for markdown, which may show the lines in code; parsed only if there are any. */
export const mergeConflictInMarkdown = (markdown: string): Mistake | undefined =>
  mergeConflictIn(markdown) && mergeConflictIn(withoutCode(markdown));
