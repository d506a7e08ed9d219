import { fromEachPage } from './built-pages';
import { contentAt, hasBlog, withoutPrefix } from './content-in-force';

const pages = fromEachPage(({ path, $ }) => ({ path, fields: $('main input[name="blog_post_email"]').length }));

test('with a newsletter, every page under /blog/ has its form once; no other page has it', () => {
  const isInBlog = (path: string) => withoutPrefix(path).startsWith('/blog/');
  const expected = (path: string) => (isInBlog(path) && contentAt(path).site.newsletter ? 1 : 0);
  expect(pages.filter(({ path, fields }) => fields !== expected(path))).toEqual([]);
  expect(pages.some(({ path }) => path.startsWith('/blog/'))).toBe(hasBlog);
});
