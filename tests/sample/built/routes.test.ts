import { fileOf, isKind, paths } from '../../built-site/built-pages';
import { expectedGroups } from './expected-footer';

/** Every page that is not generated from a list. */
const fixedRoutes = [
  '/',
  '/about-us/',
  '/contact-us/',
  '/referral-program/',
  '/products/fuse/',
  '/fuse-fund/',
  '/application/',
  '/our-work/',
  '/services/',
  '/how-we-work/',
  '/pricing/',
  '/technologies/',
  '/industries/',
  '/service-areas/',
  '/service-areas/cities/',
  '/service-areas/states/',
  '/blog/',
  '/team/',
  '/blog/page/2/',
  '/privacy-policy/',
  '/terms-of-use/',
  '/cookie-policy/',
  '/accessibility/',
  '/security/',
  '/404.html',
  '/500.html',
];

test('every route is in the build', () => {
  const routes = [...fixedRoutes, ...expectedGroups.flatMap((group) => group.paths)];
  expect(routes.filter((path) => !fileOf(path))).toEqual([]);
  expect(new Set(routes).size).toBe(fixedRoutes.length + 93);
});

test.each([
  ['case studies', (path: string) => isKind('caseStudy', path), 7],
  ['people', (path: string) => isKind('person', path), 10],
  ['posts', (path: string) => isKind('post', path), 12],
  ['overviews of case studies by industry', (path: string) => path.startsWith('/our-work/industries/'), 5],
  ['overviews of posts by topic', (path: string) => path.startsWith('/blog/topics/'), 5],
  ['pages about cities and states', (path: string) => isKind('area', path), 59],
])('there are enough %s', (_, belongs, least) => {
  expect(paths.filter(belongs).length).toBeGreaterThanOrEqual(least);
});
