import { sharingPicturePath } from '../../src/contract/sharing-picture-path';

test.each([
  ['/', '/sharing/home.png'],
  ['/about-us/', '/sharing/about-us.png'],
  ['/services/a-service/', '/sharing/services-a-service.png'],
  ['/404.html', '/sharing/404.html.png'],
])('the Open Graph image of %s is %s', (path, picture) => {
  expect(sharingPicturePath(path)).toBe(picture);
});
