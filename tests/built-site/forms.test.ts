import { attributesOf, fromEachPage } from './built-pages';

const forms = fromEachPage((page) =>
  attributesOf(page.$, 'form input[name="path"]').map(({ value }) => ({ path: page.path, value })),
).flat();

test('a form that the browser itself posts names the page it is on', () => {
  const onErrorPage = (path: string) => /\/(404|500)\.html$/.test(path);
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter(({ path, value }) => value !== path && !onErrorPage(path))).toEqual([]);
});
