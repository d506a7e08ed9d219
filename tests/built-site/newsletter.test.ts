import { fromEachPage } from './built-pages';

const pages = fromEachPage(({ path, $ }) => ({ path, fields: $('main input[name="blog_post_email"]').length }));

test('every page under /blog/ has the blog_post newsletter form once, and no other page has it', () => {
  const wrong = pages.filter(({ path, fields }) => fields !== (path.startsWith('/blog/') ? 1 : 0));
  expect(wrong).toEqual([]);
  expect(pages.some(({ fields }) => fields === 1)).toBe(true);
});
