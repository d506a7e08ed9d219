import { firstPath } from '../../../src/site/gatsby/gatsby-window';

test.each([
  ['the 404 page', '/', '/404.html', '/404.html'],
  ['the 500 page', '/services/?a=1', '/500.html', '/500.html'],
  ['a page', '/services/?a=1', '/services/', '/services/?a=1'],
  ['HTML without a page path', '/services/', undefined, '/services/'],
])('resolves the first path of %s at %s', (_what, address, pagePath, shown) => {
  expect(firstPath(address, pagePath)).toBe(shown);
});
