import { readIllustrations } from '../../src/model/brand/illustrations';
import { letteringOf } from '../../src/model/brand/lettering';
import { contentFolder } from '../../src/model/content-folder';
import { fromEachPage } from './built-pages';
import { contentAt, languages } from './content-in-force';

/** The words of each drawing in a language. */
const wordsIn = (language: string) =>
  Object.values(readIllustrations(contentFolder(), language)).map(({ content }) => letteringOf(content));

const [original = [], ...further] = languages.map(({ language }) => wordsIn(language));
const everyWord = new Set(original.flat());

/** The words that none of the drawings has in an additional language. */
const replaced = new Map(
  further.map((translated, index) => {
    const kept = new Set(translated.flat());
    return [languages[index + 1]?.language, new Set([...everyWord].filter((word) => !kept.has(word)))];
  }),
);

test('drawings on translated pages are lettered in the language of the page', () => {
  const wrong = fromEachPage(({ path, $ }) => {
    const words = replaced.get(contentAt(path).language);
    const letters = words ? letteringOf($.html('svg text')) : [];
    return letters.filter((word) => words?.has(word)).map((word) => `${path}: ${word}`);
  });
  expect(wrong.flat()).toEqual([]);
});
