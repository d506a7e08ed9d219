import { wordsOf } from '../../src/model/reading/render-markdown';
import { type BuiltPage, fromEachPage, isIndexable, isKind, type PageKind } from './built-pages';
import { listOf } from './offenses';

/** Word count limits for a page's own text, by kind. */
const wordLimits: Record<PageKind, { least: number; most: number }> = {
  service: { least: 500, most: 950 },
  area: { least: 250, most: Number.POSITIVE_INFINITY },
  post: { least: 800, most: 1600 },
  caseStudy: { least: 600, most: Number.POSITIVE_INFINITY },
};
const kinds = Object.keys(wordLimits) as PageKind[];

/** Inline elements; all others end a word. */
const inline = 'a, abbr, b, code, em, i, mark, s, small, span, strong, sub, sup, time';

/** The page's own text: without the hero's call to action and the lists of related pages in `main`. */
function ownText({ $ }: BuiltPage): string {
  const main = $('main').clone();
  main.find('script, style, noscript, template, svg, [hidden]').remove();
  main.find('section:first-of-type a[href^="/contact-us/"]').first().remove();
  main.find('.related').closest('section').remove();
  main.find('*').not(inline).append(' ').prepend(' ');
  return main.text();
}

const pages = fromEachPage((page) => {
  const { path, $ } = page;
  const levels = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((element) => ({ level: Number(element.tagName.slice(1)), text: $(element).text().trim() }));
  return { path, indexable: isIndexable(page), levels, words: wordsOf(ownText(page)) };
});

test.each(kinds)('the word count of every %s page is within the limits', (kind) => {
  const { least, most } = wordLimits[kind];
  const ofKind = pages.filter(({ path }) => isKind(kind, path));
  const wrong = ofKind.filter(({ words }) => words < least || words > most);
  expect(wrong.map(({ path, words }) => `${path} has ${words} words`)).toEqual([]);
  expect(ofKind.length).toBeGreaterThan(0);
});

test('every page has exactly one h1', () => {
  const counted = pages.map(({ path, levels }) => ({ page: path, count: levels.filter(({ level }) => level === 1).length }));
  expect(listOf(counted.filter(({ count }) => count !== 1).map(({ page, count }) => ({ page, problem: `${count} × h1` })))).toEqual([]);
});

test('no heading skips a level or is empty', () => {
  const offenses = pages.flatMap(({ path, levels }) =>
    levels.flatMap(({ level, text }, index) => {
      const before = levels[index - 1]?.level ?? 0;
      if (text === '') return [{ page: path, problem: `an empty h${level}` }];
      return level > before + 1 ? [{ page: path, problem: `h${level} "${text}" after ${before === 0 ? 'no heading' : `h${before}`}` }] : [];
    }),
  );
  expect(listOf(offenses)).toEqual([]);
});
