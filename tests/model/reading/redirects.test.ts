/** @jest-environment node */
import { redirectProblems } from '../../../src/model/reading/redirects';

const paths = new Set(['/', '/our-work/', '/contact-us/']);
const fieldsOf = (...redirects: [string, string][]) =>
  redirectProblems(
    redirects.map(([from, to]) => ({ from, to })),
    paths,
    () => 1,
  ).map(({ field, expected }) => `${field}: ${expected}`);

test('redirects to pages are in order, with and without an anchor', () => {
  expect(fieldsOf(['/work/', '/our-work/'], ['/mail/', '/contact-us/#form'])).toEqual([]);
});

test.each<[string, [string, string][], string[]]>([
  ['a redirect to itself', [['/a/', '/a/']], ['redirects.0.to: the page at the end of the way']],
  [
    'a loop of two',
    [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ],
    ['redirects.0.to: the page at the end of the way', 'redirects.1.to: the page at the end of the way'],
  ],
  [
    'a chain',
    [
      ['/a/', '/b/'],
      ['/b/', '/our-work/'],
    ],
    ['redirects.0.to: the page at the end of the way'],
  ],
  ['a dead target', [['/a/', '/gone/']], ['redirects.0.to: a page that exists']],
  ['a page that would be hidden', [['/our-work/', '/']], ['redirects.0.from: an address that no page has']],
  [
    'a source named twice',
    [
      ['/a/', '/'],
      ['/a/', '/our-work/'],
    ],
    ['redirects.1.from: each address once'],
  ],
])('%s is told', (_, redirects, problems) => {
  expect(fieldsOf(...redirects)).toEqual(problems);
});
