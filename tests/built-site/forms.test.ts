import { mainPages } from '../../src/contract/main-pages';
import { attributesOf, fromEachPage } from './built-pages';
import { contentAt, documentPaths } from './content-in-force';

/** What each form posts of its page, if the browser itself posts it. */
const forms = fromEachPage(({ path, $ }) => {
  const values = (name: string) => attributesOf($, `form input[name="${name}"]`).map(({ value }) => value);
  const [languages, thanks] = [values('language'), values('thanks')];
  return values('path').map((value, index) => ({ path, value, language: languages[index], thanks: thanks[index] }));
}).flat();

test('a form that the browser itself posts names the page it is on', () => {
  const onErrorPage = (path: string) => /\/(404|500)\.html$/.test(path);
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter(({ path, value }) => value !== path && !onErrorPage(path))).toEqual([]);
});

test('it also names its language and, in an additional one, the thank-you page in it, if there is one', () => {
  const thanksFor = (prefix: string) =>
    prefix && documentPaths.includes(prefix + mainPages.thanks) ? prefix + mainPages.thanks : undefined;
  const wrong = forms.filter(({ path, language, thanks }) => {
    const content = contentAt(path);
    return language !== content.language || thanks !== thanksFor(content.prefix);
  });
  expect(wrong).toEqual([]);
});
