import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '../../../src/model/reading/content';
import { writeSmallContent } from '../../model/small-content';

const folder = mkdtempSync(join(tmpdir(), 'built-content-'));
const post = 'blog/another-post.md';
afterAll(() => rmSync(folder, { recursive: true }));

const hasPost = (content: Content | undefined) => content?.documents.some(({ file }) => file === post);

/** The module in a build or in development, with the content as first written. */
async function inMode(mode: 'production' | 'development') {
  writeSmallContent(folder);
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode, CONTENT_FOLDER: folder });
  return import('../../../src/build/nodes/built-content');
}

test('all parts of a build show the same pages', async () => {
  const { builtContent } = await inMode('production');
  const first = builtContent();
  expect(hasPost(first)).toBe(true);
  rmSync(join(folder, post));
  expect(builtContent()).toBe(first);
});

test('a build goes on with the content of its nodes', async () => {
  const { builtContent, keepBuiltContent } = await inMode('production');
  const first = builtContent();
  rmSync(join(folder, post));
  keepBuiltContent(undefined);
  expect(hasPost(builtContent())).toBe(false);
  keepBuiltContent(first);
  expect(builtContent()).toBe(first);
});

test('development shows the content as it is now', async () => {
  const { builtContent } = await inMode('development');
  expect(hasPost(builtContent())).toBe(true);
  rmSync(join(folder, post));
  expect(hasPost(builtContent())).toBe(false);
});
