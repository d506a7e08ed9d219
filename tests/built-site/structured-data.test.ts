import { targetOf } from './addresses';
import { type BuiltPage, fileOf, fromEachPage, isIndexable, isKind, siteAddress } from './built-pages';
import { homeAt, site } from './content-in-force';
import { listOf } from './offenses';

type Thing = Record<string, unknown>;
type DescribedPage = { path: string; indexable: boolean; things: Thing[]; unreadable: string[]; questions: string[]; contexts: unknown[] };

/** Properties that search engines need for each type; a dot goes into an object, or into the first item of a list. */
const required: Record<string, readonly string[]> = {
  Organization: [
    ...['@id', 'name', 'url', 'logo', 'email'],
    ...(site.phone ? ['telephone'] : []),
    ...(Object.keys(site.social ?? {}).length > 0 ? ['sameAs'] : []),
  ],
  WebSite: ['@id', 'name', 'url', 'publisher.name'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  Service: ['@id', 'name', 'serviceType', 'description', 'url', 'provider.name'],
  ProfilePage: ['@id', 'name', 'url', 'mainEntity.@id', 'mainEntity.name', 'mainEntity.worksFor.name'],
  AboutPage: ['@id', 'name', 'url', 'mainEntity.name'],
  ContactPage: ['@id', 'name', 'url', 'mainEntity.name'],
  WebPage: ['@id', 'name', 'url'],
  ItemList: ['@id', 'numberOfItems', 'itemListElement.url'],
  SoftwareApplication: ['@id', 'name', 'description', 'url', 'publisher.name'],
  BlogPosting: [
    '@id',
    'headline',
    'description',
    'url',
    'image',
    'datePublished',
    'dateModified',
    'author.name',
    'author.url',
    'publisher.name',
    'publisher.logo',
  ],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  OfferCatalog: [
    ...['@id', 'name', 'url', 'itemListElement.name', 'itemListElement.offeredBy.name'],
    ...['minPrice', 'maxPrice', 'priceCurrency', 'unitText'].map((each) => `itemListElement.priceSpecification.${each}`),
  ],
  CreativeWork: ['@id', 'name', 'headline', 'description', 'url', 'image', 'creator.name'],
};

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const questionsOn = ($: BuiltPage['$']) =>
  $('main .questions summary')
    .toArray()
    .map((element) => flat($(element).text()));

const pages: DescribedPage[] = fromEachPage((page) => {
  const { path, $ } = page;
  const read = $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => parsed($(element).text()));
  const graphs = read.flatMap(({ value }) => (value ? [value] : []));
  return {
    path,
    indexable: isIndexable(page),
    unreadable: read.flatMap(({ error }) => error ?? []),
    contexts: graphs.map((graph) => graph['@context']),
    things: graphs.flatMap((graph) => (graph['@graph'] as Thing[] | undefined) ?? [graph]),
    questions: questionsOn($),
  };
});

function parsed(text: string): { value?: Thing; error?: string } {
  try {
    return { value: JSON.parse(text) as Thing };
  } catch (error) {
    return { error: String(error) };
  }
}

/** The value at a dotted path; for lists, of the first item. */
function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (firstOf(inner) as Thing | undefined)?.[key], value);
}

const firstOf = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const ofType = (page: DescribedPage, type: string) => page.things.filter((thing) => thing['@type'] === type);

/** The types a page must have. */
function expectedTypes({ path, questions }: DescribedPage): string[] {
  return [
    ...(path === homeAt(path) ? ['Organization', 'WebSite'] : ['BreadcrumbList']),
    ...(isKind('service', path) || isKind('area', path) ? ['Service'] : []),
    ...(isKind('post', path) ? ['BlogPosting'] : []),
    ...(isKind('person', path) ? ['ProfilePage'] : []),
    ...(isKind('caseStudy', path) ? ['CreativeWork'] : []),
    ...(questions.length > 0 ? ['FAQPage'] : []),
  ];
}

const indexable = pages.filter((page) => page.indexable);

test('the structured data of every page is valid JSON with the schema.org context', () => {
  const offenses = pages.flatMap(({ path, unreadable, contexts }) => [
    ...unreadable.map((problem) => ({ page: path, problem })),
    ...contexts
      .filter((context) => context !== 'https://schema.org')
      .map((context) => ({ page: path, problem: `the context is ${String(context)}` })),
  ]);
  expect(listOf(offenses)).toEqual([]);
});

test('every indexable page has each type that its kind requires exactly once', () => {
  const offenses = indexable.flatMap((page) =>
    expectedTypes(page)
      .map((type) => ({ type, count: ofType(page, type).length }))
      .filter(({ count }) => count !== 1)
      .map(({ type, count }) => ({ page: page.path, problem: `${count} × ${type}` })),
  );
  expect(listOf(offenses)).toEqual([]);
});

test('every item has a known type and the properties that it requires', () => {
  const offenses = pages.flatMap(({ path, things }) =>
    things.flatMap((thing) => {
      const type = String(thing['@type']);
      const missing = (required[type] ?? []).filter((each) => ['', undefined, null].includes(valueAt(thing, each) as string));
      return [
        ...(required[type] ? [] : [{ page: path, problem: `the kind ${type} is not known here` }]),
        ...missing.map((each) => ({ page: path, problem: `${type} without ${each}` })),
      ];
    }),
  );
  expect(listOf(offenses)).toEqual([]);
});

test('every item with an address has the page’s own, except Organization and WebSite', () => {
  const offenses = indexable.flatMap(({ path, things }) =>
    things
      .filter(
        ({ '@type': type, url }) => type !== 'Organization' && type !== 'WebSite' && url !== undefined && url !== `${siteAddress}${path}`,
      )
      .map(({ '@type': type, url }) => ({ page: path, problem: `${String(type)} with the address ${String(url)}` })),
  );
  expect(listOf(offenses)).toEqual([]);
});

test('breadcrumbs lead from the home page through existing pages to the page itself', () => {
  const offenses = indexable.flatMap((page) => ofType(page, 'BreadcrumbList').flatMap((list) => trailOffenses(page.path, list)));
  expect(listOf(offenses)).toEqual([]);
});

function trailOffenses(page: string, list: Thing) {
  const steps = (list.itemListElement as Thing[]).map(({ item }) => String(item));
  const dead = steps.filter((address) => {
    const target = targetOf(address, page);
    return target.kind !== 'internal' || !fileOf(target.path);
  });
  const wrongEnds =
    steps[0] === `${siteAddress}${homeAt(page)}` && steps.at(-1) === `${siteAddress}${page}` ? [] : [`from ${steps[0]} to ${steps.at(-1)}`];
  return [...dead.map((address) => `a step to ${address}`), ...wrongEnds].map((problem) => ({ page, problem }));
}

test('the questions in the structured data match those on the page', () => {
  const offenses = indexable.flatMap((page) => {
    const told = ofType(page, 'FAQPage').flatMap(({ mainEntity }) => (mainEntity as Thing[]).map(({ name }) => flat(String(name))));
    return JSON.stringify(told) === JSON.stringify(page.questions)
      ? []
      : [{ page: page.path, problem: `${told.length} told, ${page.questions.length} shown` }];
  });
  expect(listOf(offenses)).toEqual([]);
});

/** Search engines read a date without a UTC offset in a zone of their own. */
const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/;

test('a post has dates with a UTC offset, and an author who is the agency or has a page', () => {
  const articles = indexable.flatMap((page) => ofType(page, 'BlogPosting').map((thing) => ({ page: page.path, thing })));
  const offenses = articles.flatMap(({ page, thing }) => [
    ...[thing.datePublished, thing.dateModified]
      .filter((date) => !withZone.test(String(date)))
      .map((date) => ({ page, problem: `dated ${String(date)}` })),
    ...authorOffenses(page, thing.author as Thing),
  ]);
  expect(listOf(offenses)).toEqual([]);
});

function authorOffenses(page: string, { '@type': type, url }: Thing) {
  const target = targetOf(String(url), page);
  const hasPage = target.kind === 'internal' && fileOf(target.path) !== undefined;
  return hasPage && (type === 'Person' || type === 'Organization') ? [] : [{ page, problem: `${String(type)} at ${String(url)}` }];
}
