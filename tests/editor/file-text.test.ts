/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageText, readPage, settingsNameOf, settingsText, tidyFile, tidyMarkdown } from '../../src/editor/file-text';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(md|yml)$/.test(file));

test('saving any file without a change leaves it byte for byte as it was (if not: npm run tidy)', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => tidyFile(file, readFileSync(join('content', file), 'utf8')) !== readFileSync(join('content', file), 'utf8')),
  ).toEqual([]);
});

test('a file that no editor writes is left alone', () => {
  expect(tidyFile('blog/pictures/outbox.png', 'bytes')).toBeUndefined();
});

test('fields stand in the order of the schema, whatever order they come in, and unknown ones are kept at the end', () => {
  const text = pageText('information', { stray: 'x', order: 3, updated: '2026-03-14', title: 'Cookies', body: '' });
  expect(text).toBe('---\ntitle: Cookies\nupdated: 2026-03-14\norder: 3\nstray: x\n---\n');
});

test('what says nothing is left out: empty texts and lists, what holds anyway, an object without a field', () => {
  const block = { kind: 'facts', id: 'facts', heading: 'Facts', text: '', items: [], link: { label: '', path: null } };
  expect(pageText('page', { label: 'Home', cta: '', draft: false, questions: [], blocks: [block] })).toBe(
    '---\nlabel: Home\nblocks:\n  - kind: facts\n    id: facts\n    heading: Facts\n---\n',
  );
  expect(pageText('page', { draft: true })).toBe('---\ndraft: true\n---\n');
});

test('an empty list stays where the schema asks for the list', () => {
  expect(settingsText('redirects', { redirects: [] })).toBe('redirects: []\n');
});

test('numbers that come as texts are written as numbers, texts that look like numbers as texts', () => {
  expect(pageText('information', { title: '2026', order: '7' })).toBe("---\ntitle: '2026'\norder: 7\n---\n");
});

test('a text is one line however long it is', () => {
  const long = 'word '.repeat(60).trim();
  expect(pageText('information', { summary: long })).toContain(`summary: ${long}\n`);
});

test.each([
  ['* one\n* two', '- one\n- two'],
  ['An _important_ word', 'An *important* word'],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |', '| a | b |\n| - | :-: |\n| 1 | 2 |'],
  ['Title\n-----\n\ntext  ', '## Title\n\ntext'],
  ['[write](mailto:a@b.example)', '[write](mailto:a@b.example)'],
])('markdown %j becomes %j', (written, tidied) => {
  expect(tidyMarkdown(written)).toBe(tidied);
});

test('the text below the fields survives without them', () => {
  expect(readPage('Only text')).toEqual({ body: 'Only text' });
});

test.each([
  [{ redirects: [] }, 'redirects'],
  [{ header: [], footer: [] }, 'navigation'],
  [{ industries: [], topics: [] }, 'taxonomy'],
  [{ name: 'Brand', footer: {} }, 'site'],
])('the fields %j are those of a file', (fields, name) => {
  expect(settingsNameOf(fields)).toBe(name);
});

test('fields of no file are refused', () => {
  expect(() => settingsNameOf({ header: [], topics: [] })).toThrow('No file has the fields header, topics.');
});
