/** @jest-environment node */
import { redirectProblems } from '../../../src/model/reading/redirects';

const paths = new Set(['/', '/our-work/', '/contact-us/']);
const fieldsOf = (...redirects: [string, string][]) =>
  redirectProblems(
    redirects.map(([from, to]) => ({ from, to })),
    paths,
    () => 1,
  ).map(({ field, expected }) => `${field}: ${expected}`);

test('accepts redirects to pages, with and without an anchor', () => {
  expect(fieldsOf(['/work/', '/our-work/'], ['/mail/', '/contact-us/#form'])).toEqual([]);
});

test.each<[string, [string, string][], string[]]>([
  ['a redirect to itself', [['/a/', '/a/']], ['redirects.0.to: the final page']],
  [
    'a loop of two',
    [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ],
    ['redirects.0.to: the final page', 'redirects.1.to: the final page'],
  ],
  [
    'a chain',
    [
      ['/a/', '/b/'],
      ['/b/', '/our-work/'],
    ],
    ['redirects.0.to: the final page'],
  ],
  ['a dead target', [['/a/', '/gone/']], ['redirects.0.to: a page that exists']],
  ['a redirect that would hide a page', [['/our-work/', '/']], ['redirects.0.from: an address that no page has']],
  [
    'a duplicate source',
    [
      ['/a/', '/'],
      ['/a/', '/our-work/'],
    ],
    ['redirects.1.from: each address once'],
  ],
])('reports %s', (_, redirects, problems) => {
  expect(fieldsOf(...redirects)).toEqual(problems);
});
