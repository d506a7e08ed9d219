import { readFileSync } from 'node:fs';
import { collections } from '../../src/editor/collections';
import { editorConfig } from '../../src/editor/config';
import { patchedBundle } from '../../src/editor/decap-bundle';
import { entryError } from '../../src/editor/entry-error';
import type { Field } from '../../src/editor/fields';
import { readPage, tidyFile } from '../../src/editor/file-text';
import { inventoryOf } from '../../src/editor/inventory';
import { contentFolder } from '../../src/model/content-folder';
import type { Kind } from '../../src/model/kinds';
import { sampleFile } from '../model/sample-documents';
import { taxonomyEntry } from '../model/small-content';
import { inventory } from './compared-fields';

const configIn = (...languages: string[]) =>
  editorConfig({ backend: 'local', siteUrl: 'https://www.agency.example', inventory: { ...inventory, languages }, place: 'content' });

/** The fields of a collection, or of one of its files, that are written in each language. */
function translatedIn(languages: string[], collection: string, file?: string): string[] {
  const found = collections({ ...inventory, languages }, 'content').find(({ name }) => name === collection);
  const fields = found?.fields ?? found?.files?.find(({ name }) => !file || name === file)?.fields ?? [];
  return fields.filter(({ i18n }) => i18n === true).map(({ name }) => name);
}

test('a site in one language has no translations in the editor', () => {
  expect(JSON.stringify(configIn('en')).includes('"i18n":')).toBe(false);
});

test('a site in several languages names them, and translates all but redirects and the strings of the interface', () => {
  const config = configIn('en', 'es', 'zh-Hant');
  expect(config).toMatchObject({ i18n: { structure: 'multiple_files', locales: ['en', 'es', 'zh-Hant'], default_locale: 'en' } });
  expect(config.collections.filter(({ i18n }) => i18n !== true).map(({ name }) => name)).toEqual(['words']);
  const files = config.collections.flatMap(({ files: each = [], name }) => (name === 'words' ? [] : each));
  expect(files.filter((each) => !('i18n' in each)).map(({ name }) => name)).toEqual(['redirects']);
});

test.each([
  ['post', undefined, ['title', 'heading', 'summary', 'body'], ['date', 'services', 'topics', 'author', 'draft']],
  ['service', undefined, ['label', 'stack', 'questions'], ['group', 'order', 'draft']],
  ['blockPage', undefined, ['title', 'blocks'], ['layout', 'draft']],
  ['person', undefined, ['role', 'body'], ['timeZone', 'order']],
  ['page', undefined, ['title', 'blocks', 'questions'], ['draft']],
  ['settings', 'site', ['footer'], ['languages', 'url', 'email']],
  ['settings', 'navigation', ['header', 'footer', 'groups'], []],
])('%s %s translates fields with words and no others', (collection, file, words, others) => {
  const translated = translatedIn(['en', 'es'], collection, file);
  expect(translated).toEqual(expect.arrayContaining(words));
  expect(others.filter((name) => translated.includes(name))).toEqual([]);
});

const inside = (field: Field): Field[] =>
  [...(field.fields ?? []), ...(field.types ?? []), ...(field.field ? [field.field] : [])].flatMap((each) => [each, ...inside(each)]);

test('a list is translated whole, with its icons, links and types of blocks', () => {
  const all = collections({ ...inventory, languages: ['en', 'es'] }, 'content').flatMap(({ fields = [], files = [], name }) =>
    name === 'words' ? [] : [...fields, ...files.flatMap((each) => each.fields)],
  );
  const parts = all.filter(({ i18n }) => i18n).flatMap(inside);
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.filter(({ i18n }) => i18n !== true)).toEqual([]);
  expect(
    all
      .filter(({ i18n }) => !i18n)
      .flatMap(inside)
      .filter(({ i18n }) => i18n),
  ).toEqual([]);
});

test('a translation is no entry of its own', () => {
  const { pageFiles, pages } = inventoryOf(contentFolder());
  expect([...pageFiles, ...pages.map(({ value }) => String(value))].filter((name) => /\.[a-z]{2}\b/.test(name))).toEqual([]);
});

test('a translation is tidied like its original', () => {
  const text = sampleFile('page').text;
  expect(tidyFile('pages/index.es.md', text)).toBe(tidyFile('pages/index.md', text));
  expect(tidyFile('redirects.es.yml', 'redirects: []\n')).toBe(tidyFile('redirects.yml', 'redirects: []\n'));
});

const installed = readFileSync('node_modules/decap-cms/dist/decap-cms.js', 'utf8');

test('the installed Decap names files as this site does, once changed', () => {
  const changed = patchedBundle(installed, ['pt-BR', 'en']);
  expect(changed.split('"pt-BR"')).toHaveLength(4);
  expect(changed).not.toContain('DEFAULT?');
});

test('the names of files do not change for a site in one language', () => {
  expect(patchedBundle(installed, ['pt-BR'])).not.toContain('"pt-BR"');
});

test('a Decap that is not the expected one is refused', () => {
  expect(() => patchedBundle('another bundle', ['en'])).toThrow("Decap's bundle has changed");
});

const entry = (kind: Kind) => readPage(sampleFile(kind).text);
const complaint = (collection: string, data: object, words: object, file?: string) =>
  entryError({ collection, file, data: data as Record<string, unknown> }, [{ language: 'es', data: words as Record<string, unknown> }], {});

test('a translation without the fields that hold no words is complete', () => {
  const { date: _date, services: _services, topics: _topics, author: _author, ...words } = entry('post');
  expect(complaint('post', entry('post'), words, 'blog/a-post.md')).toBe('');
});

test('an entry that nobody has translated can be saved, also if the editor has empty fields for it', () => {
  expect(complaint('post', entry('post'), {})).toBe('');
  expect(complaint('post', entry('post'), { body: '', title: '', draft: false })).toBe('');
  expect(complaint('blockPage', entry('blockPage'), { layout: 'blocks', blocks: [] })).toBe('');
});

test('a mistake in a translation is reported with its language, and words are not taken from the original', () => {
  const { heading: _heading, ...words } = entry('post');
  expect(complaint('post', entry('post'), { ...words, title: 'x' }).split('\n')).toEqual([
    expect.stringMatching(/^Spanish: .*found "x"; expected/),
    expect.stringMatching(/^Spanish: .*found nothing; expected/),
  ]);
});

test('settings are completed by their original, and lists are translated whole', () => {
  const original = { industries: [taxonomyEntry('one')], topics: [taxonomyEntry('two')] };
  expect(complaint('settings', original, {})).toBe('');
  expect(complaint('settings', original, { industries: original.industries })).toBe('');
  expect(complaint('settings', original, { industries: [{ ...taxonomyEntry('one'), title: 'x' }] })).toMatch(
    /^Spanish: Industries 1, .*found "x"/,
  );
  expect(complaint('settings', { redirects: [] }, {})).toBe('');
});
