import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguage } from '../src/model/site-languages';
import { declaredWords } from '../src/model/words/declared-words';
import type { WordTree } from '../src/model/words/word';

type Words = { [key: string]: string | Words };

const root = join(__dirname, '..');
const locales = join(root, 'locales', siteLanguage());

const keysOf = (words: Words, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`)));

/** Code asks for a counted string without the suffix, which i18next adds. */
const withoutSuffix = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const files = readdirSync(locales).map((file): Words => JSON.parse(readFileSync(join(locales, file), 'utf8')));
const keys = [...new Set(files.flatMap((words) => keysOf(words).map(withoutSuffix)))];

const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8'))
  .join('\n');

/** Literal keys, and those built from templates, whose placeholders match any one name. */
const literals = new Set([...source.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
const templates = [...source.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^{}]+\})+)`/g)]
  .filter(([, template = '']) => template.includes('${'))
  .map(([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^{}]+\}/g, '[\\w-]+')}$`));

test.each(keys)('the string %s is used', (key) => {
  expect(literals.has(key) || templates.some((template) => template.test(key))).toBe(true);
});

const asked = new Set([...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key));

test('every requested string exists in locales (and in src/model/words/declared), because a visitor would otherwise see its key', () => {
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((key) => !keys.includes(key))).toEqual([]);
});

const i18nextOptions = ['returnObjects', 'skipInterpolation'];

/** Calls of `t` with a literal key and an object of values, which may be in its `replace`, with the names of these. */
const filled = [...source.matchAll(/\bt\(\s*'([^']+)',\s*\{(?:[^{}]*\breplace: \{)?([^{}]*)\}/g)].map(([, key = '', values = '']) => {
  const names = values.split(',').map((value) => value.trim().split(':')[0] ?? '');
  return [key, names.filter((name) => name && !name.startsWith('...') && !i18nextOptions.includes(name)).sort()] as const;
});

const declaredValues = (words: WordTree, prefix = ''): [string, string[]][] =>
  Object.entries(words).flatMap(([key, declared]): [string, string[]][] =>
    declared.is === 'group' ? declaredValues(declared.words, `${prefix}${key}.`) : [[prefix + key, [...declared.values].sort()]],
  );
const declared = new Map(Object.values(declaredWords).flatMap(({ words }) => declaredValues(words)));

test('code fills in every value that is declared for a string', () => {
  expect(filled.length).toBeGreaterThan(20);
  const unfilled = filled.flatMap(([key, names]) =>
    (declared.get(key) ?? []).flatMap((name) => (names.includes(name) ? [] : [`${key}: ${name}`])),
  );
  expect(unfilled).toEqual([]);
});
