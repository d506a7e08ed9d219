import { fileOf, fromEachPage, isIndexable, paths } from './built-pages';
import { documentPaths, withoutPrefix } from './content-in-force';

/** Pages that are built but not indexed. */
const unlisted = ['/404.html', '/404/', '/500.html', '/500/', '/thank-you/', '/offline.html'];

test('every page of the content is in the build', () => {
  expect(documentPaths.filter((path) => !fileOf(path))).toEqual([]);
  expect(documentPaths).toContain('/');
});

test('paths are lowercase and end with a slash or .html, after the code of an additional language, such as pt-BR', () => {
  expect(paths.filter((path) => !/^\/([a-z0-9-]+\/)*([a-z0-9-]+\.html)?$/.test(withoutPrefix(path)))).toEqual([]);
});

test('every page is indexable, except the error, thank-you and offline pages', () => {
  const hidden = fromEachPage((page) => (isIndexable(page) ? [] : [page.path])).flat();
  expect(hidden.filter((path) => !unlisted.includes(withoutPrefix(path)))).toEqual([]);
  expect(paths.filter((path) => unlisted.includes(withoutPrefix(path)) && !hidden.includes(path))).toEqual([]);
});
