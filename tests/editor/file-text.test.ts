import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from '../../src/commands/project/project-copy';
import { pageText, readPage, settingsNameOf, settingsText, tidyFile, tidyMarkdown } from '../../src/editor/file-text';
import { contentFolder } from '../../src/model/content-folder';
import { renderMarkdown } from '../../src/model/reading/render-markdown';

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yml)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

const tidied = (file: string, text: string) => tidyFile(file, text) ?? text;

test('saving an unchanged file that the editor has written leaves it byte-identical', () => {
  const texts = textsIn(fixtureContent);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter(({ file, text }) => tidied(file, text) !== text).map(({ file }) => file)).toEqual([]);
});

test('a file that was written by hand changes when it is saved first, and not again', () => {
  const once = textsIn(contentFolder()).map(({ file, text }) => ({ file, text: tidied(file, text) }));
  expect(once.filter(({ file, text }) => tidied(file, text) !== text).map(({ file }) => file)).toEqual([]);
});

test('a byte order mark, which some editors write, does not hide the front matter', () => {
  const page = '---\nlabel: L\n---\n\nText\n';
  expect(readPage(`\uFEFF${page}`)).toEqual({ label: 'L', body: 'Text' });
  expect(tidyFile('pages/index.md', `\uFEFF${page}`)).toBe(page);
});

test('Windows line endings become those of the other files, in code too', () => {
  const page = '---\nlabel: L\n---\n\nText\nin two lines\n\n```ts\none();\ntwo();\n```\n';
  expect(tidyFile('pages/index.md', page.replaceAll('\n', '\r\n'))).toBe(page);
});

test('a translation is written like its original', () => {
  const page = '---\nsummary: S\nlabel: "L"\n---\n';
  expect(tidyFile('pages/index.es.md', page)).toBe(tidyFile('pages/index.md', page));
  expect(tidyFile('site.es.yml', 'tagline: "T"\nname: N\n')).toBe('name: N\ntagline: T\n');
});

test('a file that the editor does not write is left alone', () => {
  expect(tidyFile('blog/pictures/outbox.png', 'bytes')).toBeUndefined();
  expect(tidyFile('word-list.yml', 'words: []')).toBeUndefined();
});

test.each(['\n---\ntitle: T\n---\n\nText\n', '--- \ntitle: T\n--- \nText\n'])('the front matter of %j is found and tidied', (written) => {
  expect(tidyFile('information/a.md', written)).toBe('---\ntitle: T\n---\n\nText\n');
});

test.each(['----\ntitle: T\n----\n', 'title: T\n', '---\ntitle: T\n', '---\njust words\n---\n', '---\n\n---\nText\n'])(
  'a page whose fields cannot be found is not rewritten: %j',
  (written) => {
    expect(() => tidyFile('information/a.md', written)).toThrow(/^it has no (front matter|fields)$/);
  },
);

test('a page with a merge conflict is not rewritten', () => {
  const page = '---\ntitle: T\n---\n\n<<<<<<< HEAD\nOne\n\n=======\nOther\n\n>>>>>>> main\n';
  expect(() => tidyFile('information/a.md', page)).toThrow('it has a merge conflict');
});

test('the comments of a file stay at their fields, and a second time changes nothing', () => {
  const tidy = [
    '# Old addresses',
    '',
    'redirects:',
    '  # keep until 2028',
    '  - from: /a/ # an old letterhead',
    '    to: /',
    '  - from: /b/',
    '    to: / # and here',
    '',
    '# the end',
    '',
  ].join('\n');
  expect(tidyFile('redirects.yml', tidy)).toBe(tidy);
  expect(tidyFile('redirects.yml', tidy.replace('    to: / # and here', '    "to": / # and here'))).toBe(tidy);
  const page = tidyFile('pages/a.md', '---\n# hidden\ndraft: true # for now\n# said twice\ntitle: T\n---\n');
  expect(page).toBe('---\n# said twice\ntitle: T\n# hidden\ndraft: true # for now\n---\n');
});

test('a settings file with nothing but comments is left alone', () => {
  expect(tidyFile('pricing.yml', '# no prices yet\n')).toBeUndefined();
});

test('fields are written in schema order, with unknown ones kept at the end', () => {
  const text = pageText('information', { stray: 'x', order: 3, updated: '2026-03-14', title: 'Cookies', body: '' });
  expect(text).toBe('---\ntitle: Cookies\nupdated: 2026-03-14\norder: 3\nstray: x\n---\n');
});

test('empty strings, empty lists, default values and objects without fields are omitted', () => {
  const block = { kind: 'facts', id: 'facts', heading: 'Facts', text: '', items: [], link: { label: '', path: null } };
  expect(pageText('page', { label: 'Home', cta: '', draft: false, questions: [], blocks: [block] })).toBe(
    '---\nlabel: Home\nblocks:\n  - kind: facts\n    id: facts\n    heading: Facts\n---\n',
  );
  expect(pageText('page', { draft: true })).toBe('---\ndraft: true\n---\n');
});

test('an empty list is kept if the schema requires the list', () => {
  expect(settingsText('redirects', { redirects: [] })).toBe('redirects: []\n');
});

test('numeric strings are written as numbers in number fields and as strings in text fields', () => {
  expect(pageText('information', { title: '2026', order: '7' })).toBe("---\ntitle: '2026'\norder: 7\n---\n");
});

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01 00:00', '2026-12-01'],
  ['2026-12-01 09:30', '2026-12-01 09:30'],
])('the publication date %s is written as %s', (date, written) => {
  expect(pageText('post', { date })).toBe(`---\ndate: ${written}\n---\n`);
});

test('a string is written on one line, regardless of its length', () => {
  const long = 'word '.repeat(60).trim();
  expect(pageText('information', { summary: long })).toContain(`summary: ${long}\n`);
});

test.each([
  ['* one\n* two', '- one\n- two'],
  ['An _important_ word', 'An *important* word'],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |', '| a | b |\n| - | :-: |\n| 1 | 2 |'],
  ['Title\n-----\n\ntext  ', '## Title\n\ntext'],
  ['[write](mailto:a@b.example)', '[write](mailto:a@b.example)'],
])('Markdown %j is normalized to %j', (written, tidied) => {
  expect(tidyMarkdown(written)).toBe(tidied);
});

test.each([
  'See www.w3.org for the standard.',
  'Write to [us](/contact-us/) or hello@agency.example, or see https://agency.example/a_b?c=d_e.',
  '- **www.agency.example** and ~~not~~ www.other.example',
  '| a | b |\n| - | - |\n| www.a.example | https://b.example |',
])('addresses stay as they are written: %j', (text) => {
  expect(tidyMarkdown(text)).toBe(text);
});

test.each([
  '~3 to 4~ weeks, ~~not~~ 5',
  'About ~3 weeks',
  'See www.w3.org, https://w3.org/a~b/~c, <https://w3.org> and a@b.example',
  'An escaped www\\.w3.org and https\\://w3.org',
])('the site shows the same text before and after: %j', (text) => {
  expect(renderMarkdown(tidyMarkdown(text)).html).toBe(renderMarkdown(text).html);
  expect(tidyMarkdown(tidyMarkdown(text))).toBe(tidyMarkdown(text));
});

test('a page without front matter is read as its body', () => {
  expect(readPage('Only text')).toEqual({ body: 'Only text' });
});

test.each([
  [{ redirects: [] }, 'redirects'],
  [{ header: [], footer: [] }, 'navigation'],
  [{ industries: [], topics: [] }, 'taxonomy'],
  [{ name: 'Brand', footer: {} }, 'site'],
])('the fields %j identify their settings file', (fields, name) => {
  expect(settingsNameOf(fields)).toBe(name);
});

test('fields that match no settings file are rejected', () => {
  expect(() => settingsNameOf({ header: [], topics: [] })).toThrow('No file has the fields header, topics.');
});

test.each([
  ['---\ntitle: A title\ndate: [a\n---\nText.\n', 3],
  ['\n\n---\ntitle: [a\n---\n', 4],
])('%j is refused at the line of the file, not of its front matter', (text, line) => {
  for (const read of [readPage, (written: string) => tidyFile('pages/index.md', written)])
    expect(() => read(text)).toThrow(`at line ${line},`);
});
