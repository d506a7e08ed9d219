import { readYaml } from '../../../src/model/reading/read-yaml';

/** The mistakes in a text, as `line: found`. */
const found = (text: string) => readYaml('a.yml', text).problems.map((problem) => `${problem.line}: ${problem.found}`);

const bomb = [
  'a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]',
  ...'bcdefghi'.split('').map((name, index) => {
    const last = String.fromCharCode(97 + index);
    return `${name}: &${name} [${Array(9).fill(`*${last}`).join(', ')}]`;
  }),
].join('\n');

test.each([
  ['aliases that expand to gigabytes', bomb, '2: aliases that expand to too much text'],
  ['unclosed lists', `a: b\nc: ${'['.repeat(784)}`, expect.stringMatching(/^2: /)],
  ['lists nested 1000 levels', `a: ${'['.repeat(1000)}${']'.repeat(1000)}`, expect.stringContaining('1: lists or fields nested more than')],
  ['lists too deep for the parser', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`, expect.stringContaining('1: lists or fields nested')],
  [
    'fields too deep for any form',
    Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    expect.stringContaining('nested'),
  ],
  ['sequences that crash the parser', `${'- '.repeat(5000)}b`, expect.stringContaining('nested')],
  ['a list that contains itself', 'a: &b [*b]', '1: *b'],
  ['a merge conflict', 'a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> main\n', '2: a merge conflict'],
  ['an asterisk before text', 'a: *b', '1: *b'],
])('reports %s as one mistake with its line', (_, text, expected) => {
  expect(found(text)).toEqual([expected]);
  expect(readYaml('a.yml', text).yaml.value).toBeUndefined();
});

test.each([
  ['a number sign', 'a: b\ntitle: Our #1 rule\n', '2: "#1 rule" after a space, which would be a comment'],
  ['one in a list', 'a:\n  - b #c\n', '2: "#c" after a space, which would be a comment'],
])('reports the words that %s would hide', (_, text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test.each(['a: b # a comment', '#a comment\na: b\n#another', 'a: C# code', 'a: "Our #1 rule" #comment', 'order: 10 #first', 'a: b ## c'])(
  'takes %j as it is meant',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('resolves an alias of a short list', () => {
  expect(readYaml('a.yml', 'a: &a [one]\nb: *a').yaml.value).toEqual({ a: ['one'], b: ['one'] });
});

test.each([
  ['title: “Hire: build or buy”', 'straight quotes'],
  ['a:\n  b: „Bauen: oder kaufen“', 'straight quotes'],
  ['a:\n\tb: c', 'spaces instead'],
  ['title: It’s hire: build or buy', 'a text with a colon'],
])('says what to correct in %j', (text, expected) => {
  expect(readYaml('a.yml', text).problems.map((problem) => problem.expected)).toEqual([expect.stringContaining(expected)]);
});

test.each([
  ['a tab', 'a:\n\tb: c', '2: a tab before the text of the line'],
  ['a field that is there twice', 'title: A\nb: c\n"title": B', '3: a second "title", after the one on line 1'],
  ['a nested one', 'a:\n  - b: 1\n    c: 2\n    b: 3', '4: a second "b", after the one on line 2'],
  ['a list below a list', 'languages: [en]\n  - en\n  - es\n', '2: a list below a field that already has a value on its own line'],
  ['one that is not indented', 'languages: [en]\n- en\n- es\n', '2: a list below a field that already has a value on its own line'],
  ['a colon', 'a: b: c', '1: a text with a colon and without quotes'],
  ['a quote that never closes, where it opens', 'a: b\ntitle: "C\nlabel: d\norder: 10\n', '2: an opening quote without a closing one'],
  ['the same in a list', "a:\n  - 'b\n  - c\n", '2: an opening quote without a closing one'],
  ['a quote within quotes', "a: b\ntitle: 'It's C'\n", '2: text after a closing quote or bracket'],
  ['a missing space after a colon', 'a: b\ntitle:C\nd: e\n', '2: a line that is not a field'],
  ['the same at the end', 'a: b\ntitle:C', '2: a line that is not a field'],
  ['a text that goes on without an indent', 'a: b\nand c\nd: e\n', '2: a line that is not a field'],
  ['an indent that is too small', 'a:\n  b: c\n d: e\n', expect.stringMatching(/^3: a line with more or fewer spaces/)],
])('names %s in plain words, once', (_, text, mistake) => {
  expect(found(text)).toEqual([mistake]);
});

test.each(['', '\uFEFF'])('asks for UTF-8 in place of UTF-16, with the mark %j', (mark) => {
  const text = Buffer.from(`${mark}name: N\n`, 'utf16le').toString('utf8');
  expect(readYaml('site.yml', text).problems).toEqual([
    { file: 'site.yml', line: 1, field: 'YAML', found: 'a file that is not UTF-8', expected: 'a file saved as UTF-8' },
  ]);
});
