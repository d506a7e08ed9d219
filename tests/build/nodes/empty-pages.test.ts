import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import { kinds } from '../../../src/model/kinds';
import { pathsOfRoutes, routedPages } from '../../../src/model/routed-pages';
import { color } from '../../../src/site/theme/colors';
import { translate, writeContentToTranslate } from '../../model/translated-content';

// It writes to the project's own cache.
jest.mock('../../../src/build/bundle/site-data', () => ({ writeSiteData: () => undefined }));

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

test('in development, a page exists in a language once its translation does, and no longer than that', async () => {
  jest.resetModules();
  const { createPagesOfNewContent, keepEmptyPagesOut, keepPages } = await import('../../../src/build/nodes/pages-with-content');
  const [original, copy] = ['/services/a-service/', '/es/services/a-service/'];
  /** The languages that each existing page knows of. */
  const pages = new Map<string, string>();
  type Page = CreatePageArgs['page'];
  const actions = {
    createPage: (page: Page & { context: { i18n: { languages: string[] } } }) => {
      pages.set(page.path, page.context.i18n.languages.join());
      keepEmptyPagesOut({ page, actions } as unknown as CreatePageArgs);
    },
    deletePage: ({ path }: Page) => pages.delete(path),
  };
  /** Gatsby keeps only those pages that existed at the start or are created again. */
  const afterChangeTo = (...paths: string[]) => {
    keepPages(new Set(paths));
    for (const path of pages.keys()) if (!atStart.includes(path)) pages.delete(path);
    createPagesOfNewContent({ actions } as unknown as CreatePagesArgs);
    return Object.fromEntries(pages);
  };
  const i18n = { originalPath: original, languages: ['en', 'es'], defaultLanguage: 'en' };
  keepPages(new Set([original]));
  for (const path of [original, copy]) actions.createPage({ path, component: '', context: { i18n } });
  const atStart = [...pages.keys()];
  expect(Object.fromEntries(pages)).toEqual({ [original]: 'en' });
  expect(afterChangeTo(original, copy)).toEqual({ [original]: 'en,es', [copy]: 'en,es' });
  expect(afterChangeTo(original, copy)).toEqual({ [original]: 'en,es', [copy]: 'en,es' });
  expect(afterChangeTo(original)).toEqual({ [original]: 'en' });
  expect(afterChangeTo(original, copy)).toEqual({ [original]: 'en,es', [copy]: 'en,es' });
  expect(afterChangeTo()).toEqual({});
});

test('every page route exists as a file in src/pages', () => {
  expect([...routedPages].filter((name) => !existsSync(join('src/pages', `${name}.tsx`)))).toEqual([]);
});
