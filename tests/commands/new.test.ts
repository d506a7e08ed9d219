import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { newPage } from '../../src/commands/new';
import { tidyFile } from '../../src/editor/file-text';
import { fitted } from '../../src/editor/skeleton';
import { contentPlace } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';
import { filesBelow } from '../../src/model/reading/files-below';
import { writeSmallContent } from '../model/small-content';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
  writeSmallContent(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const now = Date.parse('2026-11-21T02:00Z');
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
  ['city', 'Boise', 'areas/cities/boise.md'],
  ['state', 'Idaho', 'areas/states/idaho.md'],
  ['person', 'Ann Li', 'people/ann-li.md'],
  ['information', 'Imprint', 'information/imprint.md'],
  ['page', 'The first call', 'pages/the-first-call.md'],
  ['page', 'guides/Ten questions', 'pages/guides/ten-questions.md'],
])('a new %s is a complete, valid draft in the editor’s file format', (word, title, file) => {
  expect(newPage(folder, word, title, now)).toBe(file);
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain('draft: true\n');
  expect(tidyFile(file, text)).toBe(text);
  expect(mistakes()).toEqual([]);
});

test('a post written in the evening has the date of that evening, in the site’s time zone', () => {
  const file = join(folder, 'site.yml');
  const site = readFileSync(file, 'utf8');
  writeFileSync(file, stringify({ ...parse(site), timeZone: 'America/Los_Angeles' }));
  const post = newPage(folder, 'post', 'Written after dinner', now);
  writeFileSync(file, site);
  expect(readFileSync(join(folder, post), 'utf8')).toContain('date: 2026-11-20\n');
});

test('npm run new takes a title without quotation marks', () => {
  const env = { ...process.env, CONTENT_FOLDER: folder };
  const { stdout } = spawnSync('npm', ['run', '--silent', 'new', '--', 'post', 'Reading', 'a', 'log'], { encoding: 'utf8', env });
  expect(stdout).toContain('blog/reading-a-log.md\n');
});

test('what is not written yet is a mistake as soon as the page is no longer a draft, and nothing else is', () => {
  const file = join(folder, 'blog/what-a-trace-cant-tell.md');
  const draft = readFileSync(file, 'utf8');
  writeFileSync(file, draft.replace('draft: true\n', ''));
  const { problems } = readContent(folder, { at: now });
  const unwritten = draft.match(/^(?:[a-z]+: .?)?TODO: /gm);
  expect(unwritten?.length).toBeGreaterThan(1);
  expect(problems).toEqual(
    unwritten?.map(() => ({
      ...problems[0],
      line: expect.any(Number),
      field: expect.any(String),
      found: expect.stringMatching(/^"TODO: /),
    })),
  );
  expect(problems.find(({ field }) => field === 'body')?.line).toBe(draft.split('\n').findIndex((line) => line.startsWith('TODO: ')));
  writeFileSync(file, draft.replace('draft: true\n', '').replaceAll('TODO: ', ''));
  expect(readContent(folder, { at: now }).problems).toEqual([]);
});

test('a new post has an existing person as its author', () => {
  expect(readFileSync(join(folder, 'blog/what-a-trace-cant-tell.md'), 'utf8')).toMatch(/^author: [a-z-]+$/m);
});

test('an existing page is not overwritten', () => {
  expect(() => newPage(folder, 'post', 'What a trace can’t tell', now)).toThrow(
    `${contentPlace()}/blog/what-a-trace-cant-tell.md already exists: choose another title.`,
  );
});

test.each([
  ['service', [], 'A service needs a group'],
  ['industry', ['development'], 'An industry needs the group "industries"'],
])('a new %s without its group is refused, with the file that needs one', (word, ids, need) => {
  const file = join(folder, 'navigation.yml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, stringify({ ...parse(before), groups: ids.map((id) => ({ id, title: `Title of ${id}`, one: `One of ${id}` })) }));
  expect(() => newPage(folder, word, 'Data platforms', now)).toThrow(
    `${need}, and ${contentPlace()}/navigation.yml has none: add one under groups first.`,
  );
  writeFileSync(file, before);
});

test('a page of blocks cannot have the name of a page with code', () => {
  expect(() => newPage(folder, 'page', 'Thank you', now)).toThrow('a page with its own route');
});

test.each([
  ['page', 'blog/foo', 'pages/blog/foo.md would have the path /blog/foo/, which belongs to the pages below /blog/'],
  ['page', 'Admin', 'pages/admin.md would have the path /admin/, which the site itself uses. Choose another title.'],
  ['information', 'Offline', 'information/offline.md would have the path /offline/, which the site itself uses.'],
  ['information', 'About us', 'information/about-us.md would have the path /about-us/, which pages/about-us.md also has.'],
  ['page', 'Security', 'pages/security.md would have the path /security/, which information/security.md also has.'],
  ['city', 'A state', 'which areas/states/a-state.md also has. Choose another title.'],
])('a %s called %j is refused, as its path is taken, and no file is written', (word, title, why) => {
  const before = filesBelow(folder);
  expect(() => newPage(folder, word, title, now)).toThrow(why);
  expect(filesBelow(folder)).toEqual(before);
});

test.each([
  ['pots', 'Title', '"pots" is not a kind of page.'],
  ['', '', 'The kind of page is missing.'],
  ['page', 'guides/', '"guides/" needs letters'],
  ['post', '', 'The title is missing.'],
  ['post', '…', '"…" needs letters'],
])('%j with the title %j fails, with the reason and the usage', (word, title, why) => {
  expect(() => newPage(folder, word, title, now)).toThrow(why);
  expect(() => newPage(folder, word, title, now)).toThrow('npm run new -- KIND "Title"');
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
