/** @jest-environment node */
import { readYaml } from '../../../src/model/reading/schema-problems';

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
  ['references that stand for gigabytes', bomb, '2: references that stand for very much text'],
  ['lists that nobody closes', `a: b\nc: ${'['.repeat(784)}`, expect.stringMatching(/^2: /)],
  ['lists a thousand deep', `a: ${'['.repeat(1000)}${']'.repeat(1000)}`, expect.stringContaining('1: lists or fields nested more than')],
  ['lists too deep for the parser', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`, expect.stringContaining('1: lists or fields nested')],
  [
    'fields too deep for any form',
    Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    expect.stringContaining('nested'),
  ],
  ['steps that end the parser', `${'- '.repeat(5000)}b`, expect.stringContaining('nested')],
  ['a list that contains itself', 'a: &b [*b]', '1: *b'],
  ['an asterisk before a text', 'a: *b', '1: *b'],
])('%s are one mistake with its line', (_, text, expected) => {
  expect(found(text)).toEqual([expected]);
  expect(readYaml('a.yml', text).yaml.value).toBeUndefined();
});

test('a reference that stands for a few words is read', () => {
  expect(readYaml('a.yml', 'a: &a [one]\nb: *a').yaml.value).toEqual({ a: ['one'], b: ['one'] });
});
