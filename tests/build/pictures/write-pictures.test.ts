import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPicture } from '../../../src/build/pictures/built-picture';
import { requestedFile } from '../../../src/build/pictures/serve-pictures';
import { writePictures } from '../../../src/build/pictures/write-pictures';
import { readContent } from '../../../src/model/read-content';
import { namedPictures } from '../../../src/model/relating/named-pictures';
import { writeSmallContent } from '../../model/small-content';
import { drawPicture } from './drawn-picture';

const root = mkdtempSync(join(tmpdir(), 'write-pictures-'));
afterAll(() => rmSync(root, { recursive: true }));

const folder = join(root, 'content');
const published = join(root, 'public/static/pictures');
const shown: string[] = [];

let contentDigest = 'first';

/** Gatsby's File nodes exist for files that exist. */
const nodeModel = {
  findOne: async ({ query }: { query: { filter: { relativePath?: { eq: string } } } }) =>
    existsSync(join(folder, query.filter.relativePath?.eq ?? '')) ? ({ internal: { contentDigest } } as never) : null,
};

beforeAll(async () => {
  writeSmallContent(folder);
  const { content } = readContent(folder);
  shown.push(...(content ? namedPictures([content]) : []));
  // Small pictures of all formats in place of the real ones: encoding is what takes time.
  for (const [index, file] of shown.entries()) if (!file.endsWith('.svg')) await drawPicture(join(folder, file), 40 + index);
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_FOLDER: folder });
});

test('a build publishes every file that pages name, and makes none twice', async () => {
  expect(shown.length).toBeGreaterThan(0);
  expect(await writePictures(folder, shown)).toBeGreaterThan(0);
  for (const file of shown) {
    const picture = await builtPicture(file, nodeModel);
    const named = [picture?.src ?? '', picture?.srcSet ?? '', ...(picture?.sources ?? []).map(({ srcSet }) => srcSet)].join(', ');
    const files = named.split(', ').flatMap((entry) => entry.split(' ')[0] || []);
    expect(files.length).toBeGreaterThan(0);
    for (const address of files) expect(existsSync(join(root, 'public', address))).toBe(true);
  }
  expect(await writePictures(folder, shown)).toBe(0);
});

test('pictures of earlier builds are removed', async () => {
  mkdirSync(published, { recursive: true });
  writeFileSync(join(published, 'old-0123456789-480.avif'), 'old');
  await writePictures(folder, shown);
  expect(readdirSync(published)).not.toContain('old-0123456789-480.avif');
});

test('a picture whose file is missing resolves to null', async () => {
  expect(await builtPicture('blog/missing.png', nodeModel)).toBeNull();
});

test('a changed picture is shown as it is now', async () => {
  const file = shown.find((each) => !each.endsWith('.svg')) ?? '';
  const before = await builtPicture(file, nodeModel);
  await drawPicture(join(folder, file), 99);
  expect(await builtPicture(file, nodeModel)).toEqual(before);
  contentDigest = 'second';
  expect(await builtPicture(file, nodeModel)).toMatchObject({ width: 99 });
  await writePictures(folder, shown);
});

test('the development server finds the picture that a page names', async () => {
  const [first = ''] = shown;
  const { src = '' } = (await builtPicture(first, nodeModel)) ?? {};
  const name = src.split('/').at(-1) ?? '';
  const file = await requestedFile(folder, name);
  expect(await file?.make()).toEqual(readFileSync(join(published, name)));
});

test.each(['unknown-0123456789-480.avif', '../../site.yml', ''])('the development server has no picture named "%s"', async (name) => {
  expect(await requestedFile(folder, name)).toBeUndefined();
});
