/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatePageArgs, SourceNodesArgs } from 'gatsby';
import { kinds } from '../../../src/model/kinds';
import { pathsOfRoutes, routedPages } from '../../../src/model/routed-pages';
import { color } from '../../../src/site/theme/colors';
import { writeSmallContent } from '../../model/small-content';

const folder = mkdtempSync(join(tmpdir(), 'empty-pages-'));
beforeAll(() => {
  writeSmallContent(folder);
  process.env.CONTENT_FOLDER = folder;
});
afterAll(() => {
  delete process.env.CONTENT_FOLDER;
  rmSync(folder, { recursive: true });
});

const source = {
  actions: { createNode: () => {} },
  getNode: () => undefined,
  createNodeId: (text: string) => text,
  createContentDigest: () => '',
  // Other files link to the missing pages; those errors do not matter here.
  reporter: { panic: () => {} },
} as unknown as SourceNodesArgs;

test('deletes pages whose content file is a draft or missing, and keeps all others', async () => {
  const file = (name: string) => join(folder, 'pages', `${name}.md`);
  const missing = [...routedPages].filter((name) => !existsSync(file(name)));
  const [draft = ''] = [...routedPages].filter((name) => !missing.includes(name));
  writeFileSync(file(draft), readFileSync(file(draft), 'utf8').replace('---\n', '---\ndraft: true\n'));
  expect(missing.length).toBeGreaterThan(0);
  const { keepEmptyPagesOut, sourceContent } = await import('../../../src/build/nodes/gatsby-content');
  await sourceContent(source, color);
  const deletePage = jest.fn();
  for (const path of [...pathsOfRoutes, '/404/', '/404.html', '/500/', '/services/any-service/']) {
    keepEmptyPagesOut({ page: { path }, actions: { deletePage } } as unknown as CreatePageArgs);
  }
  expect(deletePage.mock.calls.map(([{ path }]) => path).sort()).toEqual([draft, ...missing].map(kinds.page.pathOf).sort());
});

test('every page route exists as a file in src/pages', () => {
  expect([...routedPages].filter((name) => !existsSync(join('src/pages', `${name}.tsx`)))).toEqual([]);
});
