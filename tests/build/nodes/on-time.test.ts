import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { kinds } from '../../../src/model/kinds';
import { color } from '../../../src/site/theme/colors';
import { writeSmallContent } from '../../model/small-content';

// It writes to the project's own cache.
jest.mock('../../../src/build/bundle/site-data', () => ({ writeSiteData: () => undefined }));

const folder = mkdtempSync(join(tmpdir(), 'on-time-'));
const change = (file: string, from: RegExp | string, to: string) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));

beforeAll(() => {
  writeSmallContent(folder);
  change('site.yml', /^/, 'timeZone: America/New_York\n');
  change('blog/another-post.md', /^date: .*$/m, 'date: 2026-12-01 09:30');
  process.env.CONTENT_FOLDER = folder;
  // Only the clock: files are read as ever.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterAll(() => {
  jest.useRealTimers();
  delete process.env.CONTENT_FOLDER;
  rmSync(folder, { recursive: true });
});

/** The nodes and messages of a build at this moment. */
async function buildAt(time: string) {
  jest.setSystemTime(new Date(time));
  const [createNode, info, panic] = [jest.fn(), jest.fn(), jest.fn()];
  const { sourceContent } = await import('../../../src/build/nodes/source-content');
  const actions = { createNode };
  const ids = { getNode: () => undefined, createNodeId: (text: string) => text, createContentDigest: () => '' };
  await sourceContent({ actions, ...ids, reporter: { info, panic, warn: () => {} } } as unknown as SourceNodesArgs, color);
  expect(panic).not.toHaveBeenCalled();
  const nodes = createNode.mock.calls.map(([node]) => node);
  const posts = nodes.filter(({ internal }) => internal.type === kinds.post.type);
  return { posts: posts.map(({ slug, publishedAt }) => `${slug} ${publishedAt}`), said: info.mock.calls.flat().join('\n') };
}

test('a future post appears in the build of its minute, in the time zone of the site, and is announced until then', async () => {
  const before = await buildAt('2026-12-01T14:29:59.999Z');
  const then = await buildAt('2026-12-01T14:30:00.000Z');
  expect(before.posts).toEqual([expect.stringMatching(/^a-post /)]);
  expect(before.said).toMatch(/^Scheduled, in the time zone America\/New_York:\n {2}2026-12-01 09:30, today: .*blog\/another-post\.md$/);
  expect(then.posts).toEqual([expect.stringMatching(/^a-post /), 'another-post 2026-12-01T09:30:00-05:00']);
  expect(then.said).toBe('');
});
