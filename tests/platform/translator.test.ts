/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { translationOptions } from '../../src/platform/translation';
import { createInstance } from '../../src/platform/translator';

type Words = { [key: string]: string | Words };

const folder = join(__dirname, '../../locales/en');
const namespaces = readdirSync(folder).map((file) => file.replace('.json', ''));
const wordsOf = (namespace: string): Words => JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8'));
const en = Object.fromEntries(namespaces.map((namespace) => [namespace, wordsOf(namespace)]));

const keysOf = (words: Words): string[] =>
  Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [key] : keysOf(value).map((rest) => `${key}.${rest}`)));

/** As gatsby-plugin-react-i18next asks for them. */
const options = {
  ...translationOptions.i18nextOptions,
  resources: { en },
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'blog',
  fallbackNS: namespaces,
};

const ours = createInstance();
const theirs = i18next.createInstance();

beforeAll(async () => {
  await ours.init(options);
  await theirs.init({ ...options, initImmediate: false });
});

/** A value for each place of a word: markup, numbers, and what has a meaning in a replacement. */
const valuesFor = (word: string) =>
  Object.fromEntries([...word.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ''], index) => [name, ['A & <b>', 0, 'a $1 b'][index % 3]]));

test.each(namespaces.flatMap((namespace) => keysOf(wordsOf(namespace))))('%s reads as i18next has it', (key) => {
  const word = String(theirs.t(key));
  expect(ours.t(key)).toBe(word);
  expect(ours.t(key, valuesFor(word))).toBe(String(theirs.t(key, valuesFor(word))));
});

test('a word that is not there is its key, and nothing of an object’s own is a word', () => {
  for (const key of ['no.such.word', 'constructor', 'blog.toString', '__proto__.x']) expect(ours.t(key)).toBe(key);
});

test('a value is put in as it is, whatever it looks like', () => {
  expect(ours.t('footer.allOf', { title: '$& {{name}}' })).toBe('All of: $& {{name}}');
});
