import { readFileSync } from 'node:fs';
import type { Field } from '../../src/editor/fields';
import { formatForEditor, problemsOfEntry } from '../../src/editor/problems-of-entry';
import { readWords, wordsText } from '../../src/editor/words-text';
import { shapeOf } from '../../src/model/schemas/shape';
import { declaredWords, wordFiles } from '../../src/model/words/declared-words';
import { languagesIn } from '../../src/model/words/locales-folder';
import { wordsSchema } from '../../src/model/words/words-schema';
import { collectionNamed, editorPaths, type Inner, schemaPaths } from './compared-fields';

const files = languagesIn().flatMap((language) =>
  wordFiles.map((name) => ({
    language,
    name,
    file: `locales/${language}/${name}.json`,
    schema: wordsSchema(declaredWords[name].words, language),
  })),
);
const entries = collectionNamed('words').files ?? [];

test('there is an entry for each file of each language', () => {
  expect(entries.map(({ file }) => file)).toEqual(files.map(({ file }) => file));
});

test.each(files)('the editor has exactly the keys of $file, and takes its strings', ({ file, schema }) => {
  const { fields = [] } = entries.find((entry) => entry.file === file) ?? {};
  expect(editorPaths(fields, '')).toEqual(schemaPaths(schema as unknown as Inner, ''));
  const data = readWords(readFileSync(file, 'utf8'));
  expect(told(data, file)).toBe('');
  expect(refusedBy(fields, data)).toEqual([]);
});

/** The names of the fields whose pattern does not match their string. */
function refusedBy(fields: readonly Field[], data: object): string[] {
  return fields.flatMap(({ name, pattern, fields: inner }) => {
    const value = (data as Record<string, unknown>)[name];
    if (inner) return refusedBy(inner, Object(value));
    return value !== undefined && !new RegExp(pattern?.[0] ?? '').test(String(value)) ? [name] : [];
  });
}

test.each(files)('saving $file unchanged leaves it byte-identical (if not: npm run tidy)', ({ file }) => {
  const text = readFileSync(file, 'utf8');
  expect(wordsText(readWords(text)) === text).toBe(true);
});

test('changing one string changes its line and no other, in whatever order the editor has the keys', () => {
  const before = readFileSync('locales/en/interface.json', 'utf8');
  const { header, ...others } = readWords(before) as { header: Record<string, string> };
  const after = wordsText({ ...others, header: Object.fromEntries(Object.entries({ ...header, menu: 'Contents' }).reverse()) });
  const lines = before.split('\n');
  expect(after.split('\n').filter((line, index) => line !== lines[index])).toEqual([expect.stringMatching(/^ {4}"menu": "Contents",$/)]);
  expect(after.split('\n')).toHaveLength(lines.length);
});

test('plural forms that the language does not need are left out while they are empty', () => {
  const text = wordsText({ facts: { people_zero: '', people_one: '1', people_other: '{{count}}' } });
  expect(JSON.parse(text)).toEqual({ facts: { people_one: '1', people_other: '{{count}}' } });
});

const told = (data: object, path: string) => formatForEditor('words', problemsOfEntry('words', path, data as Record<string, unknown>));

test('a mistake is reported with the labels of the editor', () => {
  const data = readWords(readFileSync('locales/en/interface.json', 'utf8')) as { header: object };
  expect(told({ ...data, header: { ...data.header, home: 'Home', menu: '' } }, 'locales/en/interface.json').split('\n')).toEqual([
    'Header, Home: found "Home"; expected {{name}} in the text, where the site fills in the value.',
    'Header, Menu: found nothing; expected a text.',
  ]);
});

test('every field of a string with placeholders names them in its hint', () => {
  const shape = shapeOf(wordsSchema(declaredWords.interface.words, 'en'));
  expect(shape.properties?.header?.properties?.home?.description).toContain('{{name}}');
});

test('a path that is no file of strings is refused', () => {
  expect(() => problemsOfEntry('words', 'locales/en/other.json', {})).toThrow('no strings from locales/en/other.json');
});
