import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';
import { documentsOf } from '../../src/model/reading/read-document';

const { content } = readContent(contentFolder());
if (!content) throw new Error('The sample content cannot be read.');

test('every service and industry page has a figure of its own', () => {
  const pages = documentsOf(content, 'service', 'industry');
  const withoutOne = pages.filter(({ data }) => data.illustration === undefined).map(({ path }) => path);
  expect(withoutOne).toEqual([]);
  expect(new Set(pages.map(({ data }) => data.illustration)).size).toBe(pages.length);
});

test('no two pages show the same figure', () => {
  const figures = documentsOf(content, 'page', 'service', 'industry').flatMap(({ data }) => data.illustration ?? []);
  expect(figures.filter((figure, index) => figures.indexOf(figure) !== index)).toEqual([]);
});

test('every post has a cover of its own', () => {
  const posts = documentsOf(content, 'post');
  expect(posts.filter(({ data }) => data.picture === undefined).map(({ path }) => path)).toEqual([]);
  expect(new Set(posts.map(({ data }) => data.picture)).size).toBe(posts.length);
});
