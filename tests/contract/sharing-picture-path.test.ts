import { sharingPicturePath } from '../../src/contract/sharing-picture-path';

test.each([
  ['/', '/sharing/home.png'],
  ['/about-us/', '/sharing/about-us.png'],
  ['/services/web-development/', '/sharing/services-web-development.png'],
  ['/404.html', '/sharing/404.html.png'],
])('the Open Graph image of %s is %s', (path, picture) => {
  expect(sharingPicturePath(path)).toBe(picture);
});
