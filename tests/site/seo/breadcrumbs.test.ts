/** @jest-environment node */
import { resolve } from 'node:path';
import { readContent } from '../../../src/model/reading/read-content';
import { breadcrumbs, parents } from '../../../src/site/seo/breadcrumbs';

const trailOf = (...page: Parameters<typeof breadcrumbs>) =>
  breadcrumbs(...page)
    .map(({ label }) => label)
    .join(' > ');

test.each([
  ['/about-us/', 'About us', undefined, 'Home > About us'],
  ['/services/', 'Services', undefined, 'Home > Services'],
  ['/services/react-development/', 'React development', undefined, 'Home > Services > React development'],
  ['/services/custom-software-company-austin/', 'Austin', 'city', 'Home > Service areas > Cities > Austin'],
  ['/services/custom-software-company-texas/', 'Texas', 'state', 'Home > Service areas > States > Texas'],
  ['/service-areas/cities/', 'Cities', undefined, 'Home > Service areas > Cities'],
  ['/our-work/freight-desk/', 'Freight desk', undefined, 'Home > Our work > Freight desk'],
  ['/our-work/industries/fintech/', 'Fintech', undefined, 'Home > Our work > Fintech'],
  ['/blog/an-outbox-for-every-form/', 'An outbox', undefined, 'Home > Blog > An outbox'],
  ['/blog/topics/ai/', 'AI', undefined, 'Home > Blog > AI'],
  ['/blog/page/2/', 'Page 2', undefined, 'Home > Blog > Page 2'],
  ['/industries/transportation/', 'Transportation', undefined, 'Home > Industries > Transportation'],
  ['/products/fuse/', 'Fuse', undefined, 'Home > Fuse'],
])('the trail to %s names the pages above it', (path, label, areaKind, trail) => {
  expect(trailOf(path, label, areaKind)).toBe(trail);
});

test('the last step is the page itself', () => {
  expect(breadcrumbs('/services/custom-software-company-ohio/', 'Ohio', 'state').at(-1)).toEqual({
    label: 'Ohio',
    path: '/services/custom-software-company-ohio/',
  });
});

test('the home page has no trail', () => {
  expect(breadcrumbs('/', 'Home')).toEqual([]);
});

test('a path that merely begins like a known page does not stand below it', () => {
  expect(trailOf('/services-we-like/', 'Services we like')).toBe('Home > Services we like');
});

test('every upper page is named as the content names it', () => {
  const { content } = readContent(resolve('content'), 'all');
  const labels = new Map(content?.documents.map(({ path, data }) => [path, data.label]));
  expect(parents.map(({ path }) => ({ path, label: labels.get(path) }))).toEqual(parents.map(({ path, label }) => ({ path, label })));
});
