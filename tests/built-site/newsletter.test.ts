import { fromEachPage } from './built-pages';

const pages = fromEachPage(({ path, $ }) => ({ path, fields: $('main input[name="blog_post_email"]').length }));

test('the newsletter form with the source blog_post is on every page below /blog/, once, and on no other', () => {
  const wrong = pages.filter(({ path, fields }) => fields !== (path.startsWith('/blog/') ? 1 : 0));
  expect(wrong).toEqual([]);
  expect(pages.some(({ fields }) => fields === 1)).toBe(true);
});
