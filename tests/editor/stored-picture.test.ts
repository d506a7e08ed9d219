import { storedPicture } from '../../src/editor/stored-picture';

test.each([
  ['case-studies/pictures/a.png', 'content/case-studies/pictures/a.png'],
  ['content/blog/pictures/a.png', undefined],
  ['a.png', undefined],
])('the file of the picture %s is %s', (path, file) => {
  expect(storedPicture(path, 'content')).toBe(file);
});
