import { firstPath } from '../../../src/site/gatsby/first-path';

test.each([
  ['the 404 page at the address of a page', '/', '/404.html', '/404.html'],
  ['the 500 page at the address of a page', '/services/?a=1', '/500.html', '/500.html'],
  ['a page', '/services/?a=1', '/services/', '/services/?a=1'],
  ['HTML that does not say what it is', '/services/', undefined, '/services/'],
])('%s is %s', (_what, address, pagePath, shown) => {
  expect(firstPath(address, pagePath)).toBe(shown);
});
