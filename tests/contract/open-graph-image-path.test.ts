import { openGraphImagePath } from '../../src/contract/open-graph-image-path';

test.each([
  ['/', '/sharing/home.png'],
  ['/about-us/', '/sharing/about-us.png'],
  ['/services/a-service/', '/sharing/services--a-service.png'],
  ['/services-a-service/', '/sharing/services-a-service.png'],
  ['/404.html', '/sharing/404.html.png'],
])('the Open Graph image of %s is %s', (path, picture) => {
  expect(openGraphImagePath(path)).toBe(picture);
});
