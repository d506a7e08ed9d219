import { redirectProblems } from '../../../src/model/checking/redirect-problems';
import { redirects } from '../../../src/model/schemas/navigation';

const pages = new Set(['/', '/our-work/', '/contact-us/', '/es/', '/es/our-work/']);
const fieldsOf = (...redirects: [string, string][]) =>
  redirectProblems(
    redirects.map(([from, to]) => ({ from, to })),
    pages,
    { file: 'redirects.yml', lineOf: () => 1 },
  ).map(({ field, expected }) => `${field}: ${expected}`);

test('accepts redirects to pages, with and without an anchor, in any language', () => {
  expect(fieldsOf(['/work/', '/our-work/'], ['/mail/', '/contact-us/#form'], ['/es/obra/', '/es/our-work/'])).toEqual([]);
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
    ['redirects.1.from: each address once, with or without a final slash'],
  ],
  [
    'the same source with and without a final slash',
    [
      ['/a', '/'],
      ['/a/', '/our-work/'],
    ],
    ['redirects.1.from: each address once, with or without a final slash'],
  ],
  [
    'the same source as it is read and encoded',
    [
      ['/serviços/', '/'],
      ['/servi%C3%A7os/', '/our-work/'],
    ],
    ['redirects.1.from: each address once, with or without a final slash'],
  ],
  [
    'a chain through the same address without its final slash',
    [
      ['/a/', '/b/'],
      ['/b', '/our-work/'],
    ],
    ['redirects.0.to: the final page'],
  ],
])('reports %s', (_, redirects, problems) => {
  expect(fieldsOf(...redirects)).toEqual(problems);
});

// nginx answers a page from its index.html, and would redirect the page to itself.
test.each(['/index.html', '/index.html/', '/our-work/index.html', '/es/our-work/', '/es/our-work/index.html'])(
  'reports %s as the address of a page',
  (from) => {
    expect(fieldsOf([from, '/'])).toEqual(['redirects.0.from: an address that no page has']);
  },
);

// nginx does not start with two locations of the same address.
test.each(['/404.html', '/500.html', '/es/404.html', '/404.html/'])('reports %s as an error page', (from) => {
  expect(fieldsOf([from, '/'])).toEqual(['redirects.0.from: an address that the site does not use']);
});

test.each(['/old/index.html', '/es/old/index.html', '/index.php', '/help/404.html/a'])('accepts the old address %s', (from) => {
  expect(fieldsOf([from, '/'])).toEqual([]);
});

const isAccepted = (from: string) => redirects.safeParse({ redirects: [{ from, to: '/' }] }).success;

test.each(['/work/', '/portfolio.html', '/サービス/会社', '/serviços/', '/servi%C3%A7os/', '/%e3%82%b5/', '/my%20page/'])(
  'accepts %s',
  (from) => {
    expect(isAccepted(from)).toBe(true);
  },
);

test.each(['work', '/', '//a/', '/my page/', '/a\u3000b/', '/a%zz/', '/%E3%82/', '/a%22b/', '/a%0Ab/', '/a%3Fb/', '/a?b', '/a#b', '/*'])(
  'refuses %j once',
  (from) => {
    const { error } = redirects.safeParse({ redirects: [{ from, to: '/' }] });
    expect(error?.issues.map(({ message }) => message)).toEqual(['a path such as /work/ or /portfolio.html']);
  },
);
