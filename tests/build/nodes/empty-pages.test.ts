/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatePageArgs, SourceNodesArgs } from 'gatsby';
import { kinds } from '../../../src/model/kinds';
import { pathsOfRoutes, routedPages } from '../../../src/model/routed-pages';
import { color } from '../../../src/site/theme/colors';
import { translate, writeContentToTranslate } from '../../model/translated-content';

// It writes to the project's own cache.
jest.mock('../../../src/build/bundle/site-frames', () => ({ writeSiteFrames: () => undefined }));

const folder = mkdtempSync(join(tmpdir(), 'empty-pages-'));
beforeAll(() => {
  writeContentToTranslate(folder);
  translate(folder, 'services/a-service.md');
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
  const { sourceContent } = await import('../../../src/build/nodes/source-content');
  const { keepEmptyPagesOut } = await import('../../../src/build/nodes/pages-with-content');
  await sourceContent(source, color);
  const deletePage = jest.fn();
  for (const path of [...pathsOfRoutes, '/404/', '/404.html', '/500/', '/services/any-service/']) {
    keepEmptyPagesOut({ page: { path }, actions: { deletePage } } as unknown as CreatePageArgs);
  }
  expect(deletePage.mock.calls.map(([{ path }]) => path).sort()).toEqual([draft, ...missing].map(kinds.page.pathOf).sort());
});

/** A page as the translation plugin creates it in a language, and what becomes of it. */
async function created(originalPath: string, language: string) {
  const { sourceContent } = await import('../../../src/build/nodes/source-content');
  const { keepEmptyPagesOut } = await import('../../../src/build/nodes/pages-with-content');
  await sourceContent(source, color);
  const [deletePage, createPage] = [jest.fn(), jest.fn()];
  const path = language === 'en' ? originalPath : `/${language}${originalPath}`;
  const i18n = { language, originalPath, languages: ['en', 'es'], defaultLanguage: 'en' };
  keepEmptyPagesOut({ page: { path, context: { id: '1', i18n } }, actions: { deletePage, createPage } } as unknown as CreatePageArgs);
  return { deleted: deletePage.mock.calls.length > 0, created: createPage.mock.calls.map(([{ context }]) => context) };
}

test('a page exists in the languages that it is translated into', async () => {
  expect(await created('/services/a-service/', 'en')).toEqual({ deleted: false, created: [] });
  expect(await created('/services/a-service/', 'es')).toEqual({ deleted: false, created: [] });
  expect(await created('/services/another-service/', 'es')).toEqual({ deleted: true, created: [] });
});

test('a page that is not translated is told that it exists in one language only, and keeps its context', async () => {
  const { deleted, created: again } = await created('/services/another-service/', 'en');
  expect(deleted).toBe(false);
  expect(again).toEqual([{ id: '1', i18n: expect.objectContaining({ language: 'en', languages: ['en'] }) }]);
});

test.each(['/404/', '/500/'])('the page %s exists in every language', async (path) => {
  expect(await created(path, 'es')).toEqual({ deleted: false, created: [] });
});

test('every page route exists as a file in src/pages', () => {
  expect([...routedPages].filter((name) => !existsSync(join('src/pages', `${name}.tsx`)))).toEqual([]);
});
