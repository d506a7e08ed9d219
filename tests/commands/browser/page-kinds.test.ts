import { pageKindsOf } from '../../../src/commands/browser/page-kinds';
import { contentFolder } from '../../../src/model/content-folder';
import { hyphenated, type Kind, kindNames } from '../../../src/model/kinds';
import { readContent } from '../../../src/model/read-content';

const { documents, taxonomy } = readContent(contentFolder()).content ?? { documents: [], taxonomy: { industries: [], topics: [] } };
const without = (kind: Kind) => pageKindsOf({ documents: documents.filter((document) => document.kind !== kind), taxonomy });

test.each(kindNames.filter((kind) => kind !== 'page'))('without documents of the kind %s, no page of it is visited', (kind) => {
  const left = without(kind).map(({ name }) => name);
  expect(left).not.toContain(hyphenated(kind));
});

test('without posts, no second page of their list is visited', () => {
  expect(without('post').map(({ name }) => name)).not.toContain('blog-page-2');
});

test.each(kindNames)('a page of the kind %s is visited if the content has one', (kind) => {
  const has = documents.some((document) => document.kind === kind);
  const visited = pageKindsOf({ documents, taxonomy }).map(({ path }) => path);
  expect(documents.some((document) => document.kind === kind && visited.includes(document.path))).toBe(has);
});

test('only pages of the content are visited, one of each kind', () => {
  const kinds = pageKindsOf({ documents, taxonomy });
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  const paths = documents.map(({ path }) => path);
  const listed = ['industry-overview', 'topic', 'blog-page-2', 'not-found', 'server-failure', 'offline'];
  expect(kinds.filter(({ name, path }) => !listed.includes(name) && !paths.includes(path))).toEqual([]);
});

test('of a kind with several documents, the one with the most content is visited', () => {
  const [first] = documents.filter(({ kind }) => kind === 'information');
  if (!first) throw new Error('Every site has a page of this kind.');
  const fuller = { ...first, path: '/fuller/', body: `${first.body} and more` };
  const visited = (all: typeof documents) => pageKindsOf({ documents: all, taxonomy }).find(({ name }) => name === 'information')?.path;
  expect([visited([first, fuller]), visited([fuller, first])]).toEqual(['/fuller/', '/fuller/']);
});

test('a topic of a post and an industry of a case study are preferred to those without any', () => {
  const industries = [{ slug: 'of-nobody' }, ...taxonomy.industries];
  const topics = [{ slug: 'of-nobody' }, ...taxonomy.topics];
  const paths = pageKindsOf({ documents, taxonomy: { industries, topics } }).map(({ path }) => path);
  const hasBoth = ['post', 'caseStudy'].every((wanted) => documents.some(({ kind }) => kind === wanted));
  expect(paths.some((path) => path.includes('of-nobody'))).toBe(!hasBoth);
});

test('without any content, the pages are left that the build makes by itself', () => {
  expect(pageKindsOf().map(({ name }) => name)).toEqual(['not-found', 'server-failure', 'offline']);
});
