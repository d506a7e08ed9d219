/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Content, readContent } from '../../../src/model/reading/read-content';
import type { Document } from '../../../src/model/reading/read-document';
import { contentNodes } from '../../../src/model/relating/content-nodes';
import { color } from '../../../src/site/theme/colors';
import { sampleDocument } from '../sample-documents';
import { writeSmallContent } from '../small-content';

const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
beforeAll(() => writeSmallContent(folder));
afterAll(() => rmSync(folder, { recursive: true }));

function content(): Content {
  const read = readContent(folder, 'all').content;
  if (!read) throw new Error('The content cannot be read.');
  return read;
}

/** Nodes of other documents, with the brand, navigation, and taxonomy of the small content. */
const nodesOf = (...documents: Document[]) => contentNodes({ ...content(), documents }, folder, color);

const fieldsOf = (nodes: ReturnType<typeof contentNodes>, type: string, key: string) =>
  nodes.find((node) => node.type === type && node.key === key)?.fields ?? {};

const post = (name: string, date: string, topics = ['a-topic']) => sampleDocument('post', name, { date, topics });

test('a post has its newer and older neighbors and its blog list page', () => {
  const nodes = nodesOf(post('first', '2026-01-01'), post('third', '2026-03-01'), post('second', '2026-02-01'));
  expect(fieldsOf(nodes, 'Post', '/blog/third/')).toMatchObject({ newer: undefined, older: '/blog/second/', listPath: '/blog/' });
  expect(fieldsOf(nodes, 'Post', '/blog/second/')).toMatchObject({ newer: '/blog/third/', older: '/blog/first/' });
  expect(fieldsOf(nodes, 'Post', '/blog/first/')).toMatchObject({ newer: '/blog/second/', older: undefined });
});

test('paginates the blog list after nine posts and gives each post its list page', () => {
  const posts = Array.from({ length: 19 }, (_, index) => post(`post-${10 + index}`, `2026-01-${10 + index}`));
  const nodes = nodesOf(...posts);
  expect(nodes.filter(({ type }) => type === 'BlogListPage').map(({ fields }) => fields.path)).toEqual(['/blog/page/2/', '/blog/page/3/']);
  expect(fieldsOf(nodes, 'BlogListPage', '3')).toMatchObject({ pageCount: 3, posts: ['/blog/post-10/'] });
  expect(fieldsOf(nodes, 'Post', '/blog/post-10/')).toMatchObject({ listPath: '/blog/page/3/' });
  expect(fieldsOf(nodes, 'Post', '/blog/post-28/')).toMatchObject({ listPath: '/blog/' });
});

test('a person has the posts that name them as author, and those posts have the person', () => {
  const nodes = nodesOf(
    sampleDocument('person', 'ann', { timeZone: 'America/Chicago' }),
    sampleDocument('post', 'hers', { author: 'ann' }),
    sampleDocument('post', 'by-a-role', { author: 'Principal engineer' }),
  );
  expect(fieldsOf(nodes, 'Person', '/team/ann/')).toMatchObject({ posts: ['/blog/hers/'], zoneName: 'Central Time' });
  expect(fieldsOf(nodes, 'Post', '/blog/hers/').writer).toBe('/team/ann/');
  expect(fieldsOf(nodes, 'Post', '/blog/by-a-role/')).toMatchObject({ author: 'Principal engineer', writer: undefined });
});

test('a topic lists its posts, newest first', () => {
  const nodes = nodesOf(
    post('old', '2026-01-01', ['another-topic']),
    post('other', '2026-02-01'),
    post('new', '2026-03-01', ['a-topic', 'another-topic']),
  );
  expect(fieldsOf(nodes, 'Topic', 'another-topic')).toMatchObject({
    path: '/blog/topics/another-topic/',
    posts: ['/blog/new/', '/blog/old/'],
  });
});

test('an industry has its page and its case studies in their order', () => {
  const study = (name: string, order: number) => sampleDocument('caseStudy', name, { order, industries: ['an-industry'] });
  const page = sampleDocument('service', 'software-for-it', { group: 'industries', industries: ['an-industry'] });
  const nodes = nodesOf(study('later', 20), study('sooner', 10), page);
  expect(fieldsOf(nodes, 'Industry', 'an-industry')).toMatchObject({
    page: '/services/software-for-it/',
    caseStudies: ['/our-work/sooner/', '/our-work/later/'],
  });
  expect(fieldsOf(nodes, 'Industry', 'another-industry')).toMatchObject({ page: undefined, caseStudies: [] });
});

test('a new page appears in its footer group at its position without code changes', () => {
  const nodes = nodesOf(
    sampleDocument('service', 'a-later', { group: 'design', order: 20, label: 'A later' }),
    sampleDocument('service', 'the-first', { group: 'design', order: 10, label: 'The first' }),
    sampleDocument('city', 'tulsa', { label: 'Tulsa' }),
    sampleDocument('state', 'oklahoma', { label: 'Oklahoma' }),
  );
  const { footer } = fieldsOf(nodes, 'Navigation', 'navigation') as { footer: { title: string; links: unknown[] }[] };
  const linksOf = (title: string) => footer.find((group) => group.title === title)?.links;
  expect(linksOf('Design')).toEqual([
    { label: 'The first', path: '/services/the-first/' },
    { label: 'A later', path: '/services/a-later/' },
  ]);
  expect(linksOf('Cities')).toEqual([{ label: 'Tulsa', path: '/services/custom-software-company-tulsa/' }]);
  expect(linksOf('States')).toEqual([{ label: 'Oklahoma', path: '/services/custom-software-company-oklahoma/' }]);
});

test('a city links to the page of its state, and the state to its cities by name', () => {
  const city = (name: string, state?: string) => sampleDocument('city', name, { label: name, ...(state ? { state } : {}) });
  const nodes = nodesOf(city('tulsa', 'oklahoma'), city('ada', 'oklahoma'), city('elsewhere'), sampleDocument('state', 'oklahoma'));
  const path = (name: string) => `/services/custom-software-company-${name}/`;
  expect(fieldsOf(nodes, 'Area', path('tulsa'))).toMatchObject({ within: path('oklahoma'), cities: [] });
  expect(fieldsOf(nodes, 'Area', path('elsewhere'))).toMatchObject({ within: undefined, cities: [] });
  expect(fieldsOf(nodes, 'Area', path('oklahoma'))).toMatchObject({ within: undefined, cities: [path('ada'), path('tulsa')] });
});

test('an area has its map as SVG text, with the classes that the sheet styles', () => {
  mkdirSync(join(folder, 'areas/maps'), { recursive: true });
  writeFileSync(
    join(folder, 'areas/maps/tulsa.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path class="edge" d="M0 0h1"/></svg>',
  );
  const nodes = nodesOf(sampleDocument('city', 'tulsa', { map: 'areas/maps/tulsa.svg' }));
  const { map } = fieldsOf(nodes, 'Area', '/services/custom-software-company-tulsa/');
  expect(map).toContain('<path class="edge" d="M0 0h1"/>');
});

test('technologies have their icon, if there is one', () => {
  const { stack } = fieldsOf(nodesOf(sampleDocument('service', 'a-service')), 'Service', '/services/a-service/');
  expect(stack).toEqual([
    expect.objectContaining({ name: 'React', icon: expect.stringMatching(/^M/) }),
    expect.objectContaining({ name: 'Node.js', icon: undefined }),
  ]);
});

test('no two nodes of a type share a key', () => {
  const keys = contentNodes(content(), folder, color).map(({ type, key }) => `${type} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(content().documents.length);
});

test('each block of a page is in the field of its type, with all people where none are chosen', () => {
  const blocks = [
    { type: 'call-to-action' as const, text: 'Two sentences are enough.' },
    { type: 'text' as const, text: 'Some **text**.' },
    { type: 'people' as const, heading: 'All of us' },
    { type: 'people' as const, heading: 'One of us', people: ['ann'] },
  ];
  const nodes = nodesOf(
    sampleDocument('blockPage', 'guides/a-page', { blocks }),
    sampleDocument('person', 'ann', { order: 20 }),
    sampleDocument('person', 'bob', { order: 10 }),
  );
  expect(fieldsOf(nodes, 'BlockPage', '/guides/a-page/')).toMatchObject({
    slug: 'guides/a-page',
    blocks: [
      { callToAction: { text: 'Two sentences are enough.' } },
      { text: { text: { markdown: 'Some **text**.' } } },
      { people: { people: ['bob', 'ann'] } },
      { people: { people: ['ann'] } },
    ],
  });
});

test('a page of blocks appears in the menus that its front matter names, in their order', () => {
  const paged = (name: string, menu: object) => sampleDocument('blockPage', name, { label: name, menu });
  const nodes = nodesOf(
    paged('second', { header: 'Services', footer: 'Design', order: 20 }),
    paged('first', { header: 'Services', footer: 'Design', order: 10 }),
    paged('unlisted', {}),
  );
  const { header, footer } = fieldsOf(nodes, 'Navigation', 'navigation') as Record<'header' | 'footer', { links: { path: string }[] }[]>;
  const pathsIn = (groups: { links: { path: string }[] }[]) => groups.map(({ links }) => links.map(({ path }) => path));
  expect(pathsIn(header)).toEqual([['/services/a-service/', '/first/', '/second/']]);
  expect(pathsIn(footer)).toEqual([['/first/', '/second/']]);
});

test.each([
  ['without a panel keeps its page', [], ['/our-work/', '/a-page/']],
  ['that ends with its own page still does', ['/services/a-service/', '/our-work/'], ['/services/a-service/', '/a-page/', '/our-work/']],
  ['that begins with its own page still does', ['/our-work/', '/about-us/'], ['/our-work/', '/about-us/', '/a-page/']],
])('an entry of the header %s when a page of blocks joins it', (_, written, expected) => {
  const { navigation, ...rest } = content();
  const links = written.map((path) => ({ label: path, path }));
  const header = [{ label: 'Work', path: '/our-work/', links }];
  const documents = [sampleDocument('blockPage', 'a-page', { menu: { header: 'Work' } })];
  const nodes = contentNodes({ ...rest, navigation: { ...navigation, header }, documents }, folder, color);
  const [entry] = fieldsOf(nodes, 'Navigation', 'navigation').header as { links: { path: string }[] }[];
  expect(entry?.links.map(({ path }) => path)).toEqual(expected);
});
