import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetOldPictures, publish } from '../../../src/build/pictures/picture-cache';

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
let folder = '';
let cacheFolder = '';
const make = jest.fn(async () => Buffer.from('picture'));
const published = () => join(folder, 'public/static/a.avif');
const publishIt = () => publish({ cacheFolder, name: 'a.avif', file: published(), make });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-cache-'));
  cacheFolder = join(folder, 'cache');
  make.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a picture is made once and published by every build', async () => {
  expect(await publishIt()).toBe(true);
  writeFileSync(published(), 'overwritten');
  expect(await publishIt()).toBe(false);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readFileSync(published(), 'utf8')).toBe('picture');
});

test('a picture that could not be made leaves nothing behind', async () => {
  make.mockRejectedValueOnce(new Error('out of memory'));
  await expect(publishIt()).rejects.toThrow('out of memory');
  expect(existsSync(published())).toBe(false);
  expect(await publishIt()).toBe(true);
});

test('an interrupted write is not taken for a picture', async () => {
  await publishIt();
  const [name = ''] = readdirSync(cacheFolder);
  writeFileSync(join(cacheFolder, `${name.replace('a', 'b')}.1.unfinished`), 'half');
  expect(await publish({ cacheFolder, name: 'b.avif', file: published(), make })).toBe(true);
});

test('pictures unused for 30 days are forgotten; a build that uses one keeps it', async () => {
  await publishIt();
  writeFileSync(join(cacheFolder, 'old.avif'), 'old');
  for (const name of ['a.avif', 'old.avif']) utimesSync(join(cacheFolder, name), new Date(now - 31 * day), new Date(now - 31 * day));
  await publishIt();
  await forgetOldPictures(cacheFolder, now);
  expect(readdirSync(cacheFolder)).toEqual(['a.avif']);
});

test('without a cache there is nothing to forget', async () => {
  await expect(forgetOldPictures(join(folder, 'missing'), now)).resolves.toBeUndefined();
});

test('a file that a concurrent build removes between listing and reading is ignored', async () => {
  mkdirSync(cacheFolder);
  // Listed, but cannot be read.
  symlinkSync(join(folder, 'gone'), join(cacheFolder, 'b.avif.1.unfinished'));
  await expect(forgetOldPictures(cacheFolder, now)).resolves.toBeUndefined();
});
