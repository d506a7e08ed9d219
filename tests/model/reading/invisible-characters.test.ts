import { crossProblems } from '../../../src/model/checking/cross-check';
import { anyReference } from '../../../src/model/checking/known';
import { invisibleIn } from '../../../src/model/reading/invisible-characters';
import { readDocument } from '../../../src/model/reading/read-document';
import { sampleFile } from '../sample-documents';

test.each(['\u0000', '\b', '\u000b', '\u000c', '\u001f', '\u007f', '\u0085', '\ue000', '\u202e', '\u2066', '\ud800', '\ufffe', '\ufffd'])(
  'the character %j is found',
  (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    expect(invisibleIn(`Some${character}words`)?.found).toContain(`U+${code}`);
  },
);

test.each(['Tab\tand line\nand Windows line\r\n', 'Ünïcödé – “quotes” … 日本 🚢', 'soft\u00adhyphen and no\u00a0break'])(
  '%j is left alone',
  (text) => {
    expect(invisibleIn(text)).toBeUndefined();
  },
);

const problemsOf = (file: string, text: string) => {
  const { source, problems } = readDocument(file, text);
  return [...problems, ...(source ? crossProblems([source], anyReference) : [])].map(
    ({ line, field, found }) => `${line} ${field}: ${found}`,
  );
};

test('reports invisible characters in fields and body text with their line', () => {
  const { file, text } = sampleFile(
    'information',
    (data) => Object.assign(data, { heading: 'A heading\u000bof two lines' }),
    'One.\n\nTwo\bwords.',
  );
  const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
  expect(problemsOf(file, text)).toEqual([
    `${lineOf('heading:')} heading: the invisible character U+000B`,
    `${lineOf('words.')} body: the invisible character U+0008`,
  ]);
});

test('reports invisible characters in code blocks and character references', () => {
  const { file, text } = sampleFile('information', () => undefined, 'A line\nof words &#x202e;turned around.\n\n```\na\u0000b\n```\n');
  expect(problemsOf(file, text)).toEqual([expect.stringContaining('U+0000'), expect.stringContaining('U+202E')]);
});

test('accepts a byte order mark at the start of a file', () => {
  const { file, text } = sampleFile('information', () => undefined, 'Words.');
  expect(problemsOf(file, `\ufeff${text}`)).toEqual([]);
});
