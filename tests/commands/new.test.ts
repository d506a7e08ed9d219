/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPage } from '../../src/commands/new';
import { tidyFile } from '../../src/editor/file-text';
import { fitted, slugOf } from '../../src/editor/skeleton';
import { contentPlace } from '../../src/model/content-folder';
import { readContent } from '../../src/model/reading/read-content';
import { writeSmallContent } from '../model/small-content';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
  writeSmallContent(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const today = '2026-11-21';
const mistakes = () => readContent(folder, 'all').problems;

test.each([
  ['post', 'What a trace can’t tell', 'blog/what-a-trace-cant-tell.md'],
  ['service', 'Observability', 'services/observability.md'],
  ['industry', 'Agriculture', 'industries/agriculture.md'],
  [
    'case-study',
    'A very long title for a case study of a firm that grows grapes',
    'case-studies/a-very-long-title-for-a-case-study-of-a-firm-that-grows-grapes.md',
  ],
  ['area', 'Boise', 'areas/cities/boise.md'],
  ['state', 'Idaho', 'areas/states/idaho.md'],
  ['information', 'Imprint', 'information/imprint.md'],
  ['page', 'The first call', 'pages/the-first-call.md'],
  ['page', 'guides/Ten questions', 'pages/guides/ten-questions.md'],
])('a new %s is a complete, valid draft in the editor’s file format', (word, title, file) => {
  expect(newPage(folder, word, title, today)).toEqual({ file });
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain('draft: true\n');
  expect(tidyFile(file, text)).toBe(text);
  expect(mistakes()).toEqual([]);
});

test('a new post stays valid when it is published unedited', () => {
  const file = join(folder, 'blog/what-a-trace-cant-tell.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true\n', ''));
  expect(readContent(folder, { at: Date.parse(today) }).problems).toEqual([]);
});

test('an existing page is not overwritten', () => {
  expect(newPage(folder, 'post', 'What a trace can’t tell', today)).toEqual({
    problem: `${contentPlace()}/blog/what-a-trace-cant-tell.md exists already: choose another title.`,
  });
});

test('a page of blocks cannot have the name of a page with code', () => {
  expect(newPage(folder, 'page', 'Thank you', today)).toEqual({ problem: expect.stringContaining('a page with code of its own') });
});

test.each([
  ['pots', 'Title'],
  ['page', 'guides/'],
  ['post', ''],
  ['post', '…'],
])('%j with the title %j fails with the usage message', (word, title) => {
  expect(newPage(folder, word, title, today)).toEqual({ problem: expect.stringContaining('npm run new -- KIND "Title"') });
});

test.each([
  ['Crème brûlée & Co.', 'creme-brulee-co'],
  ['  C++ or Rust?  ', 'c-or-rust'],
])('%j becomes the slug %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('texts are padded or truncated to the length limits of a field', () => {
  for (const [min, max] of [
    [2, 40],
    [4, 47],
    [70, 160],
    [300, 1600],
    [4, 8],
  ] as const) {
    for (const words of ['', 'Short', 'Some words that go on '.repeat(12), 'x'.repeat(300)]) {
      const { length } = fitted(words, min, max);
      expect([length >= min, length <= max]).toEqual([true, true]);
    }
  }
});
