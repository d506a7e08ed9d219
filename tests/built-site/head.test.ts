import { minimumFor } from '../../src/contract/dense-letters';
import { descriptionLength, titleLength } from '../../src/contract/search-result';
import { siteFacts } from '../../src/model/site-facts';
import { defaultLanguageOf, siteLanguages } from '../../src/model/site-languages';
import { fromEachPage, isIndexable, siteAddress } from './built-pages';
import { listOf } from './offenses';

/** Number of characters that search engines show. */
const lengths = { title: { least: 10, most: titleLength }, description: { least: 70, most: descriptionLength } } as const;

const languages = siteLanguages();
const defaultLanguage = defaultLanguageOf({ languages });

/** Pages in every language but the default have a prefix. */
const languageOf = (path: string) => languages.find((each) => each !== defaultLanguage && path.startsWith(`/${each}/`)) ?? defaultLanguage;

const ending = ` | ${siteFacts()?.name}`;

const pages = fromEachPage((page) => {
  const { path, $ } = page;
  return {
    path,
    indexable: isIndexable(page),
    title: $('head > title').text(),
    titleCount: $('head > title').length,
    description: $('meta[name="description"]').attr('content') ?? '',
    language: $('html').attr('lang'),
    viewport: $('meta[name="viewport"]').attr('content') ?? '',
    canonical: $('link[rel="canonical"]').attr('href'),
    sharedAddress: $('meta[property="og:url"]').attr('content'),
  };
});
const indexable = pages.filter((page) => page.indexable);

test.each(['title', 'description'] as const)(
  'every indexable page has a %s of a length that search engines show, unique in its language',
  (field) => {
    const { least, most } = lengths[field];
    const wrong = indexable.filter(({ [field]: text }) => text.length < minimumFor(text, least) || text.length > most);
    // The title of a person's page may well be the same in two languages.
    const isRepeated = (page: (typeof pages)[number], other: (typeof pages)[number]) =>
      other[field] === page[field] && other.language === page.language;
    const repeated = indexable.filter((page, index) => indexable.findIndex((other) => isRepeated(page, other)) !== index);
    expect(
      listOf([
        ...wrong.map((page) => ({ page: page.path, problem: `${page[field].length} characters: "${page[field]}"` })),
        ...repeated.map((page) => ({ page: page.path, problem: `as on another page: "${page[field]}"` })),
      ]),
    ).toEqual([]);
  },
);

test('every page has one title, which ends with the site name where that fits', () => {
  const wrong = pages.filter(
    ({ title, titleCount }) => titleCount !== 1 || !(title.endsWith(ending) || title.length + ending.length > titleLength),
  );
  expect(listOf(wrong.map(({ path, title, titleCount }) => ({ page: path, problem: `${titleCount} titles: "${title}"` })))).toEqual([]);
});

test('every page declares its language and a device-width viewport that allows zooming', () => {
  const wrong = pages.flatMap(({ path, language, viewport }) => [
    ...(language === languageOf(path) ? [] : [{ page: path, problem: `lang is ${language}` }]),
    ...(viewport.includes('width=device-width') && !/maximum-scale|user-scalable/.test(viewport)
      ? []
      : [{ page: path, problem: `viewport is "${viewport}"` }]),
  ]);
  expect(listOf(wrong)).toEqual([]);
});

test('every indexable page has its own address as canonical and og:url, and no other page has a canonical', () => {
  const wrong = pages.flatMap(({ path, indexable: indexed, canonical, sharedAddress }) => {
    const expected = indexed ? `${siteAddress}${path}` : undefined;
    return [
      ...(canonical === expected ? [] : [{ page: path, problem: `canonical is ${canonical}` }]),
      ...(indexed && sharedAddress !== expected ? [{ page: path, problem: `og:url is ${sharedAddress}` }] : []),
    ];
  });
  expect(listOf(wrong)).toEqual([]);
});
