import { crossProblems } from '../../../src/model/checking/cross-check';
import { anyReference, knownOf } from '../../../src/model/checking/known';
import { readDocument } from '../../../src/model/reading/read-document';
import { sampleFile } from '../sample-documents';

const taxonomy = { industries: [{ slug: 'an-industry' }], topics: [{ slug: 'a-topic' }] };
const files = ['services/a-service.md', 'blog/pictures/a.png', 'pages/index.md'];
const outside = { ...anyReference, icons: new Set(['react']), faults: new Map() };
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
    outside,
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

test('an industry page in a group that /industries/ does not list is reported', () => {
  const problemsIn = (group: string) => {
    const { file, text } = sampleFile('industry', (data) => Object.assign(data, { group }));
    const { source } = readDocument(file, text);
    return crossProblems(source ? [source] : [], knownOf(taxonomy, [{ id: group }], ['services/a-service.md'], outside));
  };
  expect(problemsIn('industries').map(({ field }) => field)).not.toContain('group');
  expect(problemsIn('sectors')).toContainEqual(
    expect.objectContaining({ field: 'group', found: '"sectors"', expected: expect.stringContaining('"industries"') }),
  );
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
  '![共有する作業板](blog/pictures/a.png)',
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
  ['![作業板](blog/pictures/a.png)', 'body 1: a picture with missing or short alt text'],
  ['# One', 'body 1: a level-1 heading, "One"'],
  ['### Three', 'body 1: ### after #'],
  ['## Two\n\n#### Four', 'body 3: #### after ##'],
  ['<b>bold</b>', 'body 1: HTML "<b>"'],
])('reports %j', (body, problem) => {
  expect(problemsOf(body)[0]).toBe(problem);
});

const blockFiles = [
  'services/a-service.md',
  'case-studies/a-case.md',
  'people/a-person.md',
  'case-studies/pictures/a.png',
  'pages/index.md',
];
const blockKnown = {
  ...knownOf(taxonomy, groups, blockFiles, outside),
  menus: { header: new Set(['Company']), footer: new Set(['Guides']) },
  languages: new Set(['en']),
};

/** The problems of a page made of these blocks, as `line field: found; expected`. */
function blockProblems(fields: object, { file = 'pages/guides/a-page.md', known: around = blockKnown, others = '' } = {}): string[] {
  const { text } = sampleFile('blockPage', (data) => Object.assign(data, fields));
  const sources = [readDocument(file, text).source, others === '' ? undefined : readDocument('case-studies/a-case.md', others).source];
  return crossProblems(
    sources.flatMap((source) => source ?? []),
    around,
  ).map(({ line, field, found, expected }) => `${line ?? '-'} ${field}: ${found}; ${expected}`);
}

test('a page of blocks without mistakes has no problems', () => {
  expect(blockProblems({ menu: { header: 'Company', footer: 'Guides' } })).toEqual([]);
});

test.each([
  ['a case study', [{ type: 'case', heading: 'A case', caseStudy: 'gone' }], 'blocks.0.caseStudy: "gone"; the file name'],
  ['a person', [{ type: 'people', heading: 'People', people: ['a-person', 'gone'] }], 'blocks.0.people.1: "gone"; the file name'],
  [
    'a page',
    [{ type: 'cards', heading: 'A', items: [{ name: 'n', text: 't', link: '/gone/' }] }],
    'blocks.0.items.0.link: "/gone/"; a page',
  ],
  ['a picture', [{ type: 'picture', picture: 'gone.png', alt: 'a' }], 'blocks.0.picture: "gone.png"; the path'],
])('a block that names %s that is gone is reported with its line', (_, blocks, problem) => {
  const [found = ''] = blockProblems({ blocks });
  expect(found).toMatch(/^\d+ /);
  expect(found).toContain(problem);
});

test('links, pictures and headings in the text of a block are checked like those of a body, on their lines', () => {
  const text = 'The first line.\n\n#### Too deep\n\nSee [it](/gone/) and ![](gone.png).';
  const found = blockProblems({ blocks: [{ type: 'hero' }, { type: 'text', text }] });
  const lines = found.map((each) => Number(each.split(' ')[0]));
  expect(found.map((each) => each.replace(/^\d+ /, ''))).toEqual([
    expect.stringContaining('blocks.1.text: #### after #'),
    expect.stringContaining('blocks.1.text: a link to "/gone/"'),
    expect.stringContaining('blocks.1.text: the picture "gone.png"'),
    expect.stringContaining('blocks.1.text: a picture with missing or short alt text'),
  ]);
  expect((lines[1] ?? 0) - (lines[0] ?? 0)).toBe(2);
});

test.each([
  ['header', 'the label of an entry of the header menu'],
  ['footer', 'the title of a group of the footer'],
])('a place in the %s that does not exist is reported', (menu, expected) => {
  expect(blockProblems({ menu: { [menu]: 'Gone' } })).toEqual([expect.stringContaining(`menu.${menu}: "Gone"; ${expected}`)]);
});

test.each([
  ['blog/landing', 'belongs to the pages below /blog/'],
  ['our-work/mine', 'belongs to the pages below /our-work/'],
  ['admin', 'the site itself uses'],
  ['offline', 'the site itself uses'],
  ['en/guide', 'begins with a language'],
  ['guides/index', 'ends in index'],
])('the path of pages/%s.md is refused', (name, reason) => {
  expect(blockProblems({}, { file: `pages/${name}.md` })).toEqual([expect.stringContaining(reason)]);
});

test('two headings or anchors of a page with one ID are reported, as links could lead to the first alone', () => {
  const words = { type: 'text', text: '## Prices\n\nSome text.' };
  const cards = { type: 'cards', anchor: 'prices', heading: 'Cards', items: [{ name: 'One', text: 'Text of one.' }] };
  expect(blockProblems({ blocks: [words] })).toEqual([]);
  expect(blockProblems({ blocks: [words, words] })).toEqual([expect.stringContaining('blocks.1.text: a heading with the ID prices')]);
  expect(blockProblems({ blocks: [words, cards] })).toEqual([expect.stringContaining('blocks.0.text: a heading with the ID prices')]);
});

test('blocks without anything to show are refused', () => {
  const without = { ...blockKnown, shown: new Set<string>() };
  const blocks = [{ type: 'prices' }, { type: 'people', heading: 'All of us' }, { type: 'form', form: 'newsletter' }];
  expect(blockProblems({ blocks }, { known: without })).toEqual([
    expect.stringContaining('blocks.0.type: "prices"; another block: pricing.yml is missing'),
    expect.stringContaining('blocks.1.type: "people"; another block: there are no files in people'),
    expect.stringContaining('blocks.2.form: "newsletter"; another form: site.yml has no newsletter'),
  ]);
});

test('a quote is refused if its case study has no testimonial', () => {
  const told = sampleFile('caseStudy', (data) => Object.assign(data, { title: 'Another', description: `${data.description} another` }));
  const untold = sampleFile('caseStudy', (data) => {
    Object.assign(data, { title: 'Another', description: `${data.description} another` });
    delete data.testimonial;
  });
  const blocks = [{ type: 'quote', caseStudy: 'a-case' }];
  const mine = (others: string) => blockProblems({ blocks }, { others }).filter((each) => each.includes('blocks.0'));
  expect(mine(told.text)).toEqual([]);
  expect(mine(untold.text)).toEqual([expect.stringContaining('blocks.0.caseStudy: "a-case"; a case study with a testimonial')]);
});
