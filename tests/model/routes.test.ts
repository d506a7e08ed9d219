import { readdirSync } from 'node:fs';
import { mainPages } from '../../src/contract/main-pages';
import { kindOf } from '../../src/model/kinds';
import { pathsOfRoutes, routedPages } from '../../src/model/routed-pages';

/** Routes without a content file. */
const withoutContent = ['404', '500', 'specimens'];

test('the list of pages with a route names exactly those in src/pages', () => {
  const routes = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^{]+\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length).replaceAll('\\', '/'));
  expect([...routedPages].sort()).toEqual(routes.filter((name) => !withoutContent.includes(name)).sort());
});

test.each([
  ['pages/index.md', 'page'],
  ['pages/service-areas/cities.md', 'page'],
  ['pages/cities.md', 'blockPage'],
  ['pages/guides/a/b.md', 'blockPage'],
  ['pages/pictures/a.png', undefined],
])('%s is a file of the kind %s', (file, kind) => {
  expect(kindOf(file)?.kind).toBe(kind);
});

test('every page that code links to has a route', () => {
  expect([...pathsOfRoutes]).toEqual(expect.arrayContaining(Object.values(mainPages)));
});
