import { type Document, visit, type YAMLParseError } from 'yaml';
import type { Finding } from '../problems';

/** A problem at an offset of a YAML text. */
export type Mistake = Finding & { offset: number };

/** A value in the quotes that word processors write, which YAML does not know. */
const typographicQuote = /(?:^|[:-][ \t]+)[“”„‟‘’‚«»]/;

export const listBelowValue = {
  found: 'a list below a field that already has a value on its own line',
  expected: 'only one of them: delete that value, or the lines with dashes',
};

/** Whether a line such as `- en` follows one such as `languages: [en]`; the parser takes both for the name of a field. */
const isListBelowValue = ({ code, message }: Pick<YAMLParseError, 'code' | 'message'>, rest: string) =>
  message.startsWith('A block sequence') || (code === 'MULTILINE_IMPLICIT_KEY' && rest.startsWith('- '));

const needsQuotes = 'valid YAML; a text with a colon, or one that starts with {{, needs quotes';

/** Plain words for messages of the parser, by their beginnings. */
const plainWords: readonly [beginning: RegExp, finding: Finding][] = [
  [/^Nested mappings/, { found: 'a text with a colon and without quotes', expected: needsQuotes }],
  [/^Missing closing/, { found: 'an opening quote without a closing one', expected: 'a quote at both ends of the text, or at neither' }],
  [
    /^Unexpected scalar at node end/,
    { found: 'text after a closing quote or bracket', expected: 'quotes of the other kind around the whole text' },
  ],
  [
    /^Implicit (map )?keys/,
    {
      found: 'a line that is not a field',
      expected: 'a name, a colon and a space before each value, such as order: 10; further lines of a text begin with spaces',
    },
  ],
  [
    /^(All \w+ items must|Sequence item without)/,
    { found: 'a line with more or fewer spaces before it than the lines it belongs to', expected: 'as many spaces as before those' },
  ],
];

/** Where a text with a missing quote begins; the parser reports where it gave up, which is often the end of the file. */
function startOfQuote(document: Document, end: number): number {
  let start = end;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range?.[1] === end) start = range[0];
    },
  });
  return start;
}

/** A syntax error of a YAML text, in words for people who do not know the format. */
export function syntaxMistake({ pos, message, code }: YAMLParseError, document: Document, text: string): Mistake {
  const offset = message.startsWith('Missing closing') ? startOfQuote(document, pos[0]) : pos[0];
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1);
  if (code === 'TAB_AS_INDENT') return { offset, found: 'a tab before the text of the line', expected: 'spaces instead' };
  if (isListBelowValue({ code, message }, text.slice(offset))) return { offset, ...listBelowValue };
  if (typographicQuote.test(line)) return { offset, found: message, expected: 'straight quotes (") around the text' };
  const [, finding] = plainWords.find(([beginning]) => beginning.test(message)) ?? [];
  return { offset, ...(finding ?? { found: message, expected: needsQuotes }) };
}
