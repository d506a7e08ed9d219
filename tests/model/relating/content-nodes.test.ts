import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../../src/model/read-content';
import type { Content } from '../../../src/model/reading/content';
import type { Document } from '../../../src/model/reading/read-document';
import { contentNodes } from '../../../src/model/relating/content-nodes';
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

/** Nodes of other documents, with the settings and taxonomy of the small content. */
const nodesOf = (...documents: Document[]) => contentNodes({ ...content(), documents }, folder);

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

test.each([
  ['2026-03-14', undefined, '2026-03-14T00:00:00+00:00'],
  ['2026-03-14 09:30', undefined, '2026-03-14T09:30:00+00:00'],
  ['2026-03-14', '2026-05-01', '2026-05-01T00:00:00+00:00'],
  ['2026-03-14 09:30', '2026-05-01', '2026-05-01T00:00:00+00:00'],
  // No change comes before the post: a correction in the afternoon, and a post that was moved to a later day.
  ['2026-03-14 09:30', '2026-03-14', '2026-03-14T09:30:00+00:00'],
  ['2026-03-14', '2026-03-01', '2026-03-14T00:00:00+00:00'],
])('a post that appeared on %s and was updated on %s last changed at %s', (date, updated, changedAt) => {
  const nodes = nodesOf(sampleDocument('post', 'a', { date, ...(updated ? { updated } : {}) }));
  expect(fieldsOf(nodes, 'Post', '/blog/a/')).toMatchObject({ changedAt });
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

test('a city links to the page of its state, and the state to its cities by name', () => {
  const city = (name: string, state?: string) => sampleDocument('city', name, { label: name, ...(state ? { state } : {}) });
  const nodes = nodesOf(city('tulsa', 'oklahoma'), city('ada', 'oklahoma'), city('elsewhere'), sampleDocument('state', 'oklahoma'));
  const path = (name: string) => `/services/custom-software-company-${name}/`;
  expect(fieldsOf(nodes, 'Area', path('tulsa'))).toMatchObject({ within: path('oklahoma'), cities: [] });
  expect(fieldsOf(nodes, 'Area', path('elsewhere'))).toMatchObject({ within: undefined, cities: [] });
  expect(fieldsOf(nodes, 'Area', path('oklahoma'))).toMatchObject({ within: undefined, cities: [path('ada'), path('tulsa')] });
});

test('topics, industries and areas are in the alphabetical order of the language, whatever the codes of their letters', () => {
  const labels = ['Zoll', 'Öffentliche Hand', 'eCommerce', 'Dienste'];
  const entries = content()
    .taxonomy.topics.slice(0, 1)
    .flatMap((entry) => labels.map((label) => ({ ...entry, slug: label, label })));
  const documents = labels.map((label, index) => sampleDocument('city', `city-${index}`, { label }));
  const taxonomy = { industries: entries, topics: entries };
  const nodes = contentNodes({ ...content(), language: 'de', taxonomy, documents }, folder);
  const inOrder = (type: string) =>
    nodes
      .filter((node) => node.type === type)
      .sort((one, other) => Number(one.fields.order) - Number(other.fields.order))
      .map(({ fields }) => fields.label);
  for (const type of ['Topic', 'Industry', 'Area']) expect(inOrder(type)).toEqual(['Dienste', 'eCommerce', 'Öffentliche Hand', 'Zoll']);
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
  const keys = contentNodes(content(), folder).map(({ type, key }) => `${type} ${key}`);
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

/** Nodes of some documents and of others in Spanish, on a site in both languages. */
function nodesInTwoLanguages(documents: Document[], translated: Document[]) {
  const { translations: _, ...own } = content();
  const spanish = { ...own, language: 'es', prefix: '/es', taxonomy: { industries: [], topics: [] } };
  const below = translated.map((document) => ({ ...document, path: `/es${document.path}` }));
  return contentNodes({ ...own, documents, translations: [{ ...spanish, documents: below }] }, folder);
}

test('a page names its language and the languages it exists in', () => {
  const [one, other] = [sampleDocument('service', 'a-service'), sampleDocument('service', 'another-service')];
  const pages = nodesInTwoLanguages([one, other], [one]).filter(({ type }) => type === 'Service');
  expect(pages.map(({ fields: { path, language, languages } }) => ({ path, language, languages }))).toEqual([
    { path: '/services/a-service/', language: 'en', languages: ['en', 'es'] },
    { path: '/services/another-service/', language: 'en', languages: ['en'] },
    { path: '/es/services/a-service/', language: 'es', languages: ['en', 'es'] },
  ]);
});

test('nodes of two languages have keys of their own', () => {
  const one = sampleDocument('service', 'a-service');
  const nodes = nodesInTwoLanguages([one], [one]);
  const keys = nodes.map(({ type, key }) => `${type} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  const slugs = nodes.filter(({ type }) => type === 'Service').map(({ fields }) => fields.key);
  expect(slugs).toEqual(['a-service', 'es a-service']);
});

test('a translation refers to translated pages where they exist, and to the original of the others', () => {
  const services = [sampleDocument('service', 'a-service'), sampleDocument('service', 'another-service')];
  const study = sampleDocument('caseStudy', 'a-case', { services: ['a-service', 'another-service'] });
  const nodes = nodesInTwoLanguages([...services, study], [...services.slice(0, 1), study]);
  const servicesOf = (path: string) => nodes.find(({ fields }) => fields.path === path)?.fields.services;
  expect(servicesOf('/our-work/a-case/')).toEqual(['a-service', 'another-service']);
  expect(servicesOf('/es/our-work/a-case/')).toEqual(['es a-service', 'another-service']);
});
