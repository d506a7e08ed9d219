/** @jest-environment jsdom */
import { errorPagesInLanguages } from '../../../src/site/gatsby/error-pages';
import type { GatsbyWindow } from '../../../src/site/gatsby/gatsby-window';

jest.mock('../../../src/site/words/site-languages', () => ({ defaultLanguage: 'en', languages: ['en', 'es'] }));

/** Gatsby with one page, whose HTML was sent with a page path. */
function loaderAt(pagePath: string | undefined, running = false) {
  const pageAt = (path: string) => ({ page: { path: path === '/es/nothing/' ? '/404.html' : path } });
  const loader = { loadPage: async (path: string) => pageAt(path), loadPageSync: pageAt };
  const gatsby = { ___loader: loader, ...(pagePath === undefined ? {} : { pagePath }) } as unknown as GatsbyWindow;
  return { gatsby, ...errorPagesInLanguages(gatsby, () => running) };
}

test.each([
  ['the 404 page', '/', '/404.html', '/404.html'],
  ['the 500 page', '/services/?a=1', '/500.html', '/500.html'],
  ['the 404 page in another language', '/es/nothing/', '/es/404.html', '/es/404.html'],
  ['a page', '/services/?a=1', '/services/', '/services/?a=1'],
  ['HTML without a page path', '/services/', undefined, '/services/'],
])('the first page in %s at %s is the one that was sent', (_what, address, pagePath, shown) => {
  expect(loaderAt(pagePath).shownPath(address)).toBe(shown);
});

test('Gatsby takes the error page of another language for its own', async () => {
  const { gatsby, loadPage, loadPageSync } = loaderAt('/es/404.html');
  expect(gatsby.pagePath).toBe('/404.html');
  expect(await loadPage('/es/nada/')).toEqual({ page: { path: '/404.html' } });
  expect(loadPageSync('/es/500.html')).toEqual({ page: { path: '/500.html' } });
});

test('a link to nothing shows the error page in the language of its address', async () => {
  const { loadPage, shownPath } = loaderAt('/es/', true);
  await loadPage('/es/nothing/');
  expect([shownPath('/es/nothing/'), shownPath('/nothing/')]).toEqual(['/es/404.html', '/nothing/']);
});
