import { gzipSync } from 'node:zlib';
import { attributesOf, fromEachPage, isIndexable, siteAddress } from './built-pages';
import { contentAt, languages, withoutPrefix } from './content-in-force';

const pages = fromEachPage((page) => ({
  path: page.path,
  indexable: isIndexable(page),
  lang: page.$('html').attr('lang'),
  canonical: page.$('link[rel="canonical"]').attr('href'),
  alternates: new Map(attributesOf(page.$, 'link[rel="alternate"][hreflang]').map(({ hreflang = '', href = '' }) => [hreflang, href])),
  bytes: gzipSync(page.$.html()).length,
}));
const byAddress = new Map(pages.map((page) => [siteAddress + page.path, page]));

test('every page has the language of its address', () => {
  expect(pages.filter(({ path, lang }) => lang !== contentAt(path).language).map(({ path }) => path)).toEqual([]);
});

test('alternates name the page itself, exist, and point at each other; x-default is the original', () => {
  const wrong = pages.flatMap(({ path, lang = '', canonical, alternates }) => {
    if (alternates.size === 0) return [];
    const others = [...alternates].filter(([, href]) => byAddress.get(href)?.alternates.get(lang) !== siteAddress + path);
    return [
      ...others.map(([hreflang]) => `${path}: ${hreflang} does not point back`),
      ...(alternates.get(lang) === canonical ? [] : [`${path} does not name itself`]),
      ...(alternates.get('x-default') === siteAddress + withoutPrefix(path) ? [] : [`${path}: x-default`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every translated page has alternates, and no other page has any', () => {
  const translated = new Set(pages.filter(({ path }) => contentAt(path).prefix !== '').map(({ path }) => withoutPrefix(path)));
  const wrong = pages.filter(({ path, indexable, alternates }) => indexable && alternates.size > 0 !== translated.has(withoutPrefix(path)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** How much more than its original a translated page may weigh, compressed: text in other languages is longer. */
const maxGrowth = 1.05;

test('a translated page weighs about what its original weighs', () => {
  const heavy = pages.flatMap(({ path, bytes }) => {
    const original = byAddress.get(siteAddress + withoutPrefix(path));
    return original && bytes > original.bytes * maxGrowth ? [`${path}: ${bytes} bytes, the original ${original.bytes}`] : [];
  });
  expect(heavy).toEqual([]);
});

test('pages in the default language load nothing of the others', () => {
  const [, ...further] = languages.map(({ language }) => language);
  const chunks = fromEachPage(({ path, $ }) => ({ path, chunks: ($('template[data-late]').attr('data-late') ?? '').split(' ') }));
  const wrong = chunks.filter(
    ({ path, chunks: named }) =>
      contentAt(path).prefix === '' && further.some((language) => named.some((name) => name.includes(`-${language}-`))),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
