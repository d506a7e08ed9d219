import type { FindingOnLine } from '../problems';
import { withoutCode } from './markdown-outline';

/** The line between the two versions may also underline a heading, so it does not count. */
const marker = /^(?:<{7}|>{7})(?=[ \r]|$)/;

/** The first conflict marker that git left in a text; undefined if there is none. */
function mergeConflictIn(text: string): FindingOnLine | undefined {
  const index = text.split('\n').findIndex((line) => marker.test(line));
  if (index < 0) return undefined;
  return {
    line: index + 1,
    found: 'a merge conflict',
    expected: 'one of the two versions, without the lines <<<<<<<, ======= and >>>>>>>',
  };
}

/** Why a file cannot be parsed. UTF-16, which some programs call Unicode, has a null byte beside each Latin letter. */
export const unreadableIn = (text: string): FindingOnLine | undefined =>
  text.includes('\0') ? { line: 1, found: 'a file that is not UTF-8', expected: 'a file saved as UTF-8' } : mergeConflictIn(text);

/** The first conflict marker in markdown, which may show the lines in code; parsed only if there are any. */
export const mergeConflictInMarkdown = (markdown: string): FindingOnLine | undefined =>
  mergeConflictIn(markdown) && mergeConflictIn(withoutCode(markdown));
