/** @jest-environment node */
import { crossProblems } from '../../../src/model/checking/cross-check';
import { knownOf } from '../../../src/model/checking/known';
import { readDocument } from '../../../src/model/reading/read-document';
import { sampleFile } from '../sample-documents';

const taxonomy = { industries: [{ slug: 'an-industry' }], topics: [{ slug: 'a-topic' }] };
const files = ['services/a-service.md', 'blog/pictures/a.png', 'pages/index.md'];
const outside = { icons: new Set(['react']), routes: new Set(['index']), faults: new Map() };
const groups = [{ id: 'development' }];
const known = knownOf(taxonomy, groups, files, outside);

/** The problems of an information page with this body, as `line: found`. */
function problemsOf(body: string): string[] {
  const { file, text } = sampleFile('information', () => undefined, body);
  const { source } = readDocument(file, text);
  return crossProblems(source ? [source] : [], known).map(
    ({ line, field, found }) => `${field} ${(line ?? 0) - (source?.bodyLine ?? 0) + 1}: ${found}`,
  );
}

/** The problems of a page with a change to its front matter, as `field: found`. */
function frontMatterProblems(
  kind: 'service' | 'city' | 'caseStudy' | 'page' | 'post' | 'information',
  change: (data: object) => void,
): string[] {
  const everything = knownOf(
    taxonomy,
    groups,
    ['services/a-service.md', 'services/another-service.md', 'case-studies/pictures/a.png', 'pages/about-us.md', 'people/a-person.md'],
    { ...outside, routes: new Set(['about-us']) },
  );
  const { file, text } = sampleFile(kind, change);
  const { source } = readDocument(file, text);
  return crossProblems(source ? [source] : [], everything).map(({ field, found }) => `${field}: ${found}`);
}

test.each([
  ['a service in a list', 'caseStudy', { services: ['a-service', 'gone'] }, 'services.1: "gone"'],
  ['an industry', 'caseStudy', { industries: ['gone'] }, 'industries.0: "gone"'],
  ['a topic', 'service', { topics: ['gone'] }, 'topics.0: "gone"'],
  ['a service within an entry', 'city', { services: [{ service: 'gone', why: 'w' }] }, 'services.0.service: "gone"'],
  ['a state', 'city', { state: 'gone' }, 'state: "gone"'],
  ['a map', 'city', { map: 'areas/maps/gone.svg' }, 'map: "areas/maps/gone.svg"'],
  ['a case study within an entry', 'city', { cases: [{ caseStudy: 'gone', why: 'w' }] }, 'cases.0.caseStudy: "gone"'],
  ['a picture', 'caseStudy', { cover: { picture: 'gone.png', alt: 'a' } }, 'cover.picture: "gone.png"'],
  ['a page', 'page', { blocks: [{ link: { path: '/gone/', label: 'l' } }] }, 'blocks.0.link.path: "/gone/"'],
  ['a page of an item', 'page', { blocks: [{ items: [{ link: '/gone/#a' }] }] }, 'blocks.0.items.0.link: "/gone/#a"'],
  ['a group', 'service', { group: 'gone' }, 'group: "gone"'],
  ['an illustration', 'page', { illustration: 'illustrations/gone.svg' }, 'illustration: "illustrations/gone.svg"'],
  ['an author', 'post', { author: 'gone' }, 'author: "gone"'],
  ['a reviewer', 'information', { reviewedBy: 'gone' }, 'reviewedBy: "gone"'],
  ['a case study', 'service', { proof: 'gone' }, 'proof: "gone"'],
  ['an icon', 'service', { stack: [{ name: 'n', icon: 'gone' }] }, 'stack.0.icon: "gone"'],
] as const)('reports a reference to %s that does not exist', (_, kind, fields, problem) => {
  expect(frontMatterProblems(kind, () => undefined)).toEqual([]);
  expect(frontMatterProblems(kind, (data) => Object.assign(data, fields))).toEqual([problem]);
});

test.each(['a-person', 'Principal engineer', 'María Li'])('takes %s as an author', (author) => {
  expect(frontMatterProblems('post', (data) => Object.assign(data, { author }))).toEqual([]);
});

test('derives the known paths from files, the taxonomy and the number of posts', () => {
  const posts = Array.from({ length: 10 }, (_, index) => `blog/post-${index}.md`);
  const { paths } = knownOf(taxonomy, groups, [...files, ...posts], outside);
  expect([...paths].filter((path) => !path.startsWith('/blog/post-'))).toEqual([
    '/services/a-service/',
    '/',
    '/our-work/industries/an-industry/',
    '/blog/topics/a-topic/',
    '/blog/page/2/',
  ]);
});

test.each([
  '[a page](/services/a-service/)',
  '[an anchor](/services/a-service/#questions)',
  '[home](/)',
  '[elsewhere](https://example.org/)',
  '[mail](mailto:a@example.org)',
  '[call](tel:+12125550100)',
  '[here](#below)',
  '![The board that everyone shares](blog/pictures/a.png)',
  '## Two\n\n### Three\n\n## Two',
  '## Two\n\n### Three\n\n#### Four\n\n## Two',
])('accepts %j', (body) => {
  expect(problemsOf(body)).toEqual([]);
});

test.each([
  ['[a page](/services/a-service)', 'body 1: a link to "/services/a-service"'],
  ['[a page](/services/gone/)', 'body 1: a link to "/services/gone/"'],
  ['[a page](services/a-service/)', 'body 1: a link to "services/a-service/"'],
  ['[elsewhere](http://example.org/)', 'body 1: a link to "http://example.org/"'],
  ['[a trap](javascript:alert(1))', 'body 1: a link to "javascript:alert(1)"'],
  ['Text.\n\n[by name]\n\n[by name]: /gone/', 'body 3: a link to "/gone/"'],
  ['![The board that everyone shares](blog/pictures/b.png)', 'body 1: the picture "blog/pictures/b.png"'],
  ['Text.\n![Board](blog/pictures/a.png)', 'body 2: a picture with missing or short alt text'],
  ['# One', 'body 1: a level-1 heading, "One"'],
  ['### Three', 'body 1: ### after #'],
  ['## Two\n\n#### Four', 'body 3: #### after ##'],
  ['<b>bold</b>', 'body 1: HTML "<b>"'],
])('reports %j', (body, problem) => {
  expect(problemsOf(body)[0]).toBe(problem);
});
