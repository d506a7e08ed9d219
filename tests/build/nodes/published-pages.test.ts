import type { CreatePageArgs } from 'gatsby';
import { choosePublishedPages } from '../../../src/build/nodes/published-pages';

const actions = { createPage: jest.fn(), deletePage: jest.fn() };
const context = { i18n: { language: 'en' } };

function choose(path: string, environment = 'production', given: object = context) {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  // Gatsby's arguments have more than is read here.
  choosePublishedPages({ page: { path, component: '/page.tsx', context: given }, actions } as unknown as CreatePageArgs);
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

test.each(['/specimens/', '/offline-plugin-app-shell-fallback/'])('%s is not published', (path) => {
  choose(path);
  expect(actions.deletePage).toHaveBeenCalledWith(expect.objectContaining({ path }));
  expect(actions.createPage).not.toHaveBeenCalled();
});

test.each(['404', '500'])('the page for status %s is published only under the file name that hosts look for', (status) => {
  choose(`/${status}/`);
  expect(actions.deletePage).toHaveBeenCalledWith(expect.objectContaining({ path: `/${status}/` }));
  expect(actions.createPage).toHaveBeenCalledWith({ path: `/${status}.html`, component: '/page.tsx', context });
});

test('pages in additional languages are chosen by the path of their original', () => {
  choose('/es/404/', 'production', { i18n: { ...context.i18n, language: 'es', originalPath: '/404/' } });
  expect(actions.createPage).toHaveBeenCalledWith(expect.objectContaining({ path: '/es/404.html' }));
  choose('/es/specimens/', 'production', { i18n: { ...context.i18n, originalPath: '/specimens/' } });
  expect(actions.deletePage).toHaveBeenLastCalledWith(expect.objectContaining({ path: '/es/specimens/' }));
});

test('a status page without translations is left to the translation plugin', () => {
  choose('/404/', 'production', {});
  expect(actions.deletePage).not.toHaveBeenCalled();
});

test.each(['/', '/404.html', '/services/404/', '/services/a-service/'])('%s is published', (path) => {
  choose(path);
  expect(actions.deletePage).not.toHaveBeenCalled();
});

test('all pages are kept in development', () => {
  for (const path of ['/specimens/', '/404/']) choose(path, 'development');
  expect(actions.deletePage).not.toHaveBeenCalled();
});
