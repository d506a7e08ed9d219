import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Kind } from '../../../src/model/kinds';
import { readContent, type ShownPages } from '../../../src/model/read-content';
import { sampleFile } from '../sample-documents';
import { writeSmallContent } from '../small-content';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paths-'));
  writeSmallContent(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the check finds if a page of a kind is added to the content. */
function foundWith(kind: Kind, file: string, fields: object, which: ShownPages = { at: Date.parse('2026-11-21') }): string[] {
  const { text } = sampleFile(kind, (data) =>
    Object.assign(data, { title: `Title of ${file}`, description: `${data.description} of ${file}`, ...fields }),
  );
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const { problems } = readContent(folder, which);
  rmSync(path);
  return problems.map((problem) => `${problem.file}, ${problem.field}: ${problem.found}`);
}

const taken: [Kind, string, string][] = [
  [
    'blockPage',
    'pages/blog/landing.md',
    'the path /blog/landing/, which belongs to the pages below /blog/, which have a folder of their own in content',
  ],
  ['blockPage', 'pages/security.md', 'the path /security/, which information/security.md also has'],
  ['information', 'information/about-us.md', 'the path /about-us/, which pages/about-us.md also has'],
  ['information', 'information/admin.md', 'the path /admin/, which the site itself uses'],
  ['city', 'areas/cities/a-state.md', 'the path /services/custom-software-company-a-state/, which areas/states/a-state.md also has'],
];

test.each(taken)('a draft of a %s in %s is refused, as its text would be written in vain', (kind, file, problem) => {
  expect(foundWith(kind, file, { draft: true })).toEqual([`${file}, file name: ${problem}`]);
});

test('of two published pages with one path, the later one is refused', () => {
  expect(foundWith('information', 'information/about-us.md', {})).toEqual([
    'pages/about-us.md, file name: the path /about-us/, which information/about-us.md also has',
  ]);
});

test.each([{ at: Date.parse('2026-11-21') }, 'all'] as const)('a draft at a path of its own has no problems: %j', (which) => {
  expect(foundWith('information', 'information/imprint.md', { draft: true }, which)).toEqual([]);
});
