import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../../src/model/read-content';
import { writeSmallContent } from '../small-content';

const folder = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(folder, { recursive: true }));

const expectedAt = (problems: ReturnType<typeof readContent>['problems']) => problems.map(({ found, expected }) => [found, expected]);

test('a link to a draft says so, and is fine where drafts are shown', () => {
  writeSmallContent(folder);
  const page = join(folder, 'pages/a-page.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace('---\n', '---\ndraft: true\n'));
  appendFileSync(join(folder, 'services/a-service.md'), '\n\nSee [the draft](/a-page/#top) and [nothing](/nowhere/).\n');
  const nowhere = ['a link to "/nowhere/"', 'a page that exists; paths end in a slash'];
  expect(expectedAt(readContent(folder).problems)).toEqual([
    ['a link to "/a-page/#top"', 'a published page; this one is a draft, or its date is in the future'],
    nowhere,
  ]);
  expect(expectedAt(readContent(folder, 'all').problems)).toEqual([nowhere]);
});

test('a link that differs from a page only by its slash or case names the right one', () => {
  writeSmallContent(folder);
  appendFileSync(join(folder, 'services/a-service.md'), '\n\nSee [one](/a-page?from=here#top) and [another](/A-Page/).\n');
  expect(expectedAt(readContent(folder).problems)).toEqual([
    ['a link to "/a-page?from=here#top"', '/a-page/?from=here#top, the page that exists'],
    ['a link to "/A-Page/"', '/a-page/, the page that exists'],
  ]);
});
