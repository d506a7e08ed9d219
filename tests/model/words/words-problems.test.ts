import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords, wordsText } from '../../../src/editor/words-text';
import { formatProblems, type Problem } from '../../../src/model/problems';
import type { WordFile } from '../../../src/model/words/declared-words';
import { localesFolder } from '../../../src/model/words/locales-folder';
import { wordsProblems } from '../../../src/model/words/words-problems';

const defaultLanguage = 'en';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(localesFolder(), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (name: WordFile, language = defaultLanguage) => join(folder, language, `${name}.json`);
const read = (name: WordFile) => readFileSync(fileOf(name), 'utf8');

/** Replaces what matches in a file; returns the number of its line. */
function change(name: WordFile, pattern: RegExp, to: string): number {
  const text = read(name);
  const at = text.search(pattern);
  if (at < 0) throw new Error(`${name}.json has nothing like ${pattern}`);
  writeFileSync(fileOf(name), text.replace(pattern, to));
  return text.slice(0, at).split('\n').length;
}

const told = (problems: readonly Problem[]) => problems.map(({ file, line, field, expected }) => [file, line, field, expected]);
const file = `${defaultLanguage}/interface.json`;

test('the strings of every language have no mistake', () => {
  expect(formatProblems(wordsProblems([defaultLanguage]), 'content')).toBe('0 mistakes in the content:\n\n');
});

test.each([
  [
    'a missing placeholder',
    /"home": "\{\{name\}\}[^"]*"/,
    '"home": "Home"',
    'header.home',
    '{{name}} in the text, where the site fills in the value',
  ],
  [
    'a misspelled placeholder',
    /"home": "\{\{name\}\}/,
    '"home": "{{name}} {{nmae}}',
    'header.home',
    'no placeholder but {{name}}, spelled exactly like this',
  ],
  ['a placeholder where there is none', /"menu": "/, '"menu": "{{name}} ', 'header.menu', 'no placeholder and no braces'],
  ['a single brace', /"menu": "/, '"menu": "{name} ', 'header.menu', 'no placeholder and no braces'],
  ['a nested key', /"menu": "/, '"menu": "$t(footer.label) ', 'header.menu', 'no placeholder and no braces'],
  ['a tag', /"menu": "/, '"menu": "<b>x</b> ', 'header.menu', 'plain text: visitors would see the tag as it is written'],
  ['an empty text', /"menu": "[^"]*"/, '"menu": ""', 'header.menu', 'at least 1 character'],
  ['a text that is too long', /"menu": "/, `"menu": "${'x'.repeat(40)}`, 'header.menu', 'at most 32 characters'],
  ['a number', /"menu": "[^"]*"/, '"menu": 4', 'header.menu', 'a text, in quotes'],
  ['an unknown key', /"menu": "/, '"menü": "x", "menu": "', 'header.menü', 'a known field name; check the spelling'],
  [
    'a plural without its number',
    /"people_other": "[^"]*"/,
    '"people_other": "people"',
    'facts.people_other',
    '{{count}} in the text, where the site fills in the value',
  ],
])('%s is reported with its line and key', (_, pattern, to, field, expected) => {
  const line = change('interface', pattern, to);
  expect(told(wordsProblems([defaultLanguage], folder))).toEqual([[file, line, field, expected]]);
});

test('a missing key is reported, also that of a plural form', () => {
  change('interface', /^ *"menu": .*\n/m, '');
  change('interface', /^ *"people_one": .*\n/m, '');
  expect(told(wordsProblems([defaultLanguage], folder)).map(([, , field, expected]) => [field, expected])).toEqual([
    ['header.menu', 'a text'],
    ['facts.people_one', 'a text'],
  ]);
});

test('the English text is shown for a key that another language lacks, if there is one', () => {
  change('interface', /"menu": "[^"]*"/, '"menu": "Menu"');
  change('interface', /"people_other": "[^"]*"/, '"people_other": "{{count}} people"');
  cpSync(join(folder, defaultLanguage), join(folder, 'pl'), { recursive: true });
  writeFileSync(fileOf('interface', 'pl'), '{ "header": {}, "facts": {} }');
  const expected = new Map(wordsProblems(['pl'], folder).map((problem) => [problem.field, problem.expected]));
  expect(expected.get('header.menu')).toBe('a text, in English "Menu"');
  expect(expected.get('facts.people_few')).toBe('a text, in English "{{count}} people"');
});

test('a key that a language lacks is reported even if there is no English file', () => {
  cpSync(join(folder, defaultLanguage), join(folder, 'pl'), { recursive: true });
  writeFileSync(fileOf('interface', 'pl'), '{ "header": {} }');
  rmSync(fileOf('interface'));
  const problems = wordsProblems(['pl'], folder);
  expect(problems.find(({ field }) => field === 'header.menu')).toMatchObject({ file: 'pl/interface.json', expected: 'a text' });
});

test('a stored value without its words is reported', () => {
  change('storage', /^ *"scroll": \{[^}]*\},\n/m, '');
  change('storage', /"until": "You close the tab"/, '"until": ""');
  expect(told(wordsProblems([], folder)).map(([, , field, expected]) => [field, expected])).toEqual([
    ['storage.own.entryPoint.until', 'at least 1 character'],
    ['storage.own.scroll', 'nested fields, each on its own indented line'],
  ]);
});

test('a text that is not JSON is reported with its line', () => {
  const line = change('interface', /"menu": "/, '"menu": "x" "');
  expect(wordsProblems([defaultLanguage], folder)).toMatchObject([{ place: 'locales', file, line, field: 'JSON' }]);
});

test('a missing file, a file that the site does not read, and a folder that is no language are reported', () => {
  rmSync(fileOf('team'));
  writeFileSync(join(folder, defaultLanguage, 'teams.json'), '{}');
  cpSync(join(folder, defaultLanguage), join(folder, 'my words'), { recursive: true });
  const { length } = defaultLanguage;
  expect(wordsProblems([defaultLanguage], folder).map(({ file: at, field }) => [at.slice(length + 1), field])).toEqual([
    ['teams.json', 'file'],
    ['team.json', 'file'],
    ['my words'.slice(length + 1), 'folder'],
  ]);
});

test('plural forms that another language does not have are reported as such', () => {
  cpSync(join(folder, defaultLanguage), join(folder, 'ja'), { recursive: true });
  const problems = wordsProblems([defaultLanguage], folder);
  expect(problems.length).toBeGreaterThan(0);
  for (const { field, found, expected } of problems)
    expect([field, found, expected]).toEqual([
      expect.stringMatching(/_one$/),
      'the plural form "one"',
      'no such form, which Japanese does not have: delete this line',
    ]);
});

test('a singular that stands for several numbers needs its number, which English may leave out', () => {
  change('interface', /"people_one": "[^"]*"/, '"people_one": "1 person"');
  cpSync(join(folder, defaultLanguage), join(folder, 'fr'), { recursive: true });
  expect(wordsProblems([defaultLanguage, 'fr'], folder).map(({ file: at, field, expected }) => [at, field, expected])).toEqual([
    ['fr/interface.json', 'facts.people_one', '{{count}} in the text, where the site fills in the value'],
  ]);
});

test('a byte order mark, as some Windows programs write it, is reported as such, and tidying removes it', () => {
  writeFileSync(fileOf('team'), `\uFEFF${readFileSync(fileOf('team'), 'utf8')}`);
  expect(wordsProblems([defaultLanguage], folder)).toMatchObject([{ line: 1, found: 'a byte order mark, which is invisible' }]);
  expect(wordsText(readWords(readFileSync(fileOf('team'), 'utf8')))).toBe(
    readFileSync(join(localesFolder(), defaultLanguage, 'team.json'), 'utf8'),
  );
});

test('another language has the same keys, with the plural forms that it needs', () => {
  cpSync(join(folder, defaultLanguage), join(folder, 'pl'), { recursive: true });
  const fields = wordsProblems([defaultLanguage], folder).map(({ file: at, field }) => [at, field]);
  expect(fields).toContainEqual(['pl/interface.json', 'facts.people_few']);
  expect(fields).toContainEqual(['pl/interface.json', 'facts.people_many']);
  expect(fields.filter(([, field]) => !/_(few|many)$/.test(field ?? ''))).toEqual([]);
});

test('a language of the site without strings is reported in its settings', () => {
  expect(wordsProblems(['en', 'xx'], folder)).toEqual([
    {
      file: 'site.yml',
      field: 'languages',
      found: '"xx"',
      expected: expect.stringMatching(/^one of .*\ben\b.*; to add another, copy .* to locales\/xx /),
    },
  ]);
});
