import { fieldIn } from '../../contract/objects';
import { type FileWithLines, type Problem, problemAt, shown } from '../problems';
import { eachText } from './each-text';
import { withoutCode } from './markdown-outline';

/** The start of every text that `npm run new` writes in place of the author. */
export const unwrittenMark = 'TODO: ';

const expected = 'your own text; a page with unwritten texts has to stay a draft';

/** A file's front matter, and its markdown with the 1-based line where that begins. */
type Texts = FileWithLines & { raw: unknown; body: string; bodyLine: number };

/** Problems for the texts that nobody has written yet; a draft may have some. */
export function unwrittenProblems(source: Texts): Problem[] {
  const { file, raw, body, bodyLine } = source;
  if (fieldIn(raw, 'draft') === true) return [];
  const isUnwritten = (line: string) => line.startsWith(unwrittenMark);
  const lines = body.split('\n');
  // Detecting code requires parsing the markdown, and almost no page has the mark. A line is quoted with its code.
  const withoutItsCode = body.includes(unwrittenMark) ? withoutCode(body).split('\n') : [];
  return [
    ...eachText(raw, (path, value) => (isUnwritten(value) ? [problemAt(source, path, shown(value), expected)] : [])),
    ...withoutItsCode.flatMap((line, index) =>
      isUnwritten(line) ? [{ file, line: bodyLine + index, field: 'body', found: shown(lines[index]), expected }] : [],
    ),
  ];
}
