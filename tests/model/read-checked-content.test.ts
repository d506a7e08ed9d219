import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCheckedContent } from '../../src/model/read-checked-content';
import { writeSmallContent } from './small-content';

const folder = mkdtempSync(join(tmpdir(), 'scheduled-'));
beforeEach(() => writeSmallContent(folder));
afterAll(() => rmSync(folder, { recursive: true }));

/** Dates a post, and adds a text to it. */
function write(post: string, date: string, text: string): void {
  const file = join(folder, `blog/${post}.md`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^date: .*/m, `date: ${date}`));
  appendFileSync(file, `\n\n${text}\n`);
}

const foundOn = async (day: string) => (await readCheckedContent(folder, { at: Date.parse(day) })).problems.map(({ found }) => found);

test('reports what would stop the build when a scheduled post appears', async () => {
  write('a-post', '2026-12-01', 'See [nothing](/nowhere/).');
  expect(await foundOn('2026-11-01')).toEqual(['a link to "/nowhere/"']);
  expect(await foundOn('2026-12-02')).toEqual(['a link to "/nowhere/"']);
});

test('a scheduled post may link only to posts that appear no later', async () => {
  write('a-post', '2026-12-01', 'See [the other](/blog/another-post/).');
  write('another-post', '2026-12-01', '');
  expect(await foundOn('2026-11-01')).toEqual([]);
  write('another-post', '2026-12-24', '');
  expect(await foundOn('2026-11-01')).toEqual(['a link to "/blog/another-post/"']);
});
