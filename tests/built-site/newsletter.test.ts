import { fromEachPage } from './built-pages';
import { hasBlog, site } from './content-in-force';

const pages = fromEachPage(({ path, $ }) => ({ path, fields: $('main input[name="blog_post_email"]').length }));

test('with a newsletter, every page under /blog/ has its form once; no other page has it', () => {
  const inBlog = site.newsletter ? 1 : 0;
  expect(pages.filter(({ path, fields }) => fields !== (path.startsWith('/blog/') ? inBlog : 0))).toEqual([]);
  expect(pages.some(({ path }) => path.startsWith('/blog/'))).toBe(hasBlog);
});
