import { wordsOf } from '../../../src/model/reading/render-markdown';
import { type BuiltPage, fromEachPage, isKind, type PageKind } from '../../built-site/built-pages';

/** Word count limits for a page's own text, by kind. */
const wordLimits: Record<PageKind, { least: number; most: number }> = {
  service: { least: 500, most: 1050 },
  area: { least: 250, most: Number.POSITIVE_INFINITY },
  post: { least: 300, most: 1700 },
  caseStudy: { least: 400, most: Number.POSITIVE_INFINITY },
  person: { least: 150, most: 600 },
};
const kinds = Object.keys(wordLimits) as PageKind[];

/** Inline elements; all others end a word. */
const inline = 'a, abbr, b, code, em, i, mark, s, small, span, strong, sub, sup, time';

/** The page's own text: without calls to action, the lists of related pages, and the excerpt of a case study in `main`. */
function ownText({ $ }: BuiltPage): string {
  const main = $('main').clone();
  main.find('script, style, noscript, template, svg, [hidden]').remove();
  main.find('section:first-of-type a[href^="/contact-us/"]').first().remove();
  main.find('.next-step').remove();
  main.find('section:has(blockquote):has(.facts)').remove();
  main.find('.related').closest('section').remove();
  main.find('*').not(inline).append(' ').prepend(' ');
  return main.text();
}

const pages = fromEachPage((page) => ({ path: page.path, words: wordsOf(ownText(page)) }));

test.each(kinds)('the word count of every %s page is within the limits', (kind) => {
  const { least, most } = wordLimits[kind];
  const ofKind = pages.filter(({ path }) => isKind(kind, path));
  const wrong = ofKind.filter(({ words }) => words < least || words > most);
  expect(wrong.map(({ path, words }) => `${path} has ${words} words`)).toEqual([]);
  expect(ofKind.length).toBeGreaterThan(0);
});
