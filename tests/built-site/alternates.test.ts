import { attributesOf, fromEachPage, isIndexable, siteAddress } from './built-pages';
import { contentAt, languages, withoutPrefix } from './content-in-force';

const pages = fromEachPage((page) => ({
  path: page.path,
  indexable: isIndexable(page),
  lang: page.$('html').attr('lang'),
  canonical: page.$('link[rel="canonical"]').attr('href'),
  alternates: new Map(attributesOf(page.$, 'link[rel="alternate"][hreflang]').map(({ hreflang = '', href = '' }) => [hreflang, href])),
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

test('pages load nothing of other languages', () => {
  const chunks = fromEachPage(({ path, $ }) => ({ path, named: ($('template[data-late]').attr('data-late') ?? '').split(' ') }));
  const wrong = chunks.filter(({ path, named }) => {
    const others = languages.filter(({ language }) => language !== contentAt(path).language);
    return others.some(({ language }) => named.some((name) => name.includes(`-${language}-`)));
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
