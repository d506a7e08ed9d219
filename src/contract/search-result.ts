/** Characters of a title, and of a description, that search engines show. */
export const titleLength = 60;
export const descriptionLength = 160;

/** Returns the first of these titles that search engines show in full, or the last of them. */
export const fittingTitle = (...titles: readonly string[]): string =>
  titles.find(({ length }) => length <= titleLength) ?? titles.at(-1) ?? '';

/**
 * Returns a page's title as shown in tabs and search results, with the site name after it if both fit: search engines cut off the
 * end of a longer title, and show the site name anyway.
 */
export const fullTitle = (title: string, siteName: string): string => fittingTitle(`${title} | ${siteName}`, title);

/**
 * The last word of a text, and the space or the Chinese or Japanese letter before it: a text may end after any of these.
 * What no-break spaces join, such as a French amount, is one word.
 */
const lastWord = /(?:([\u3001-\u30ff\u3400-\u9fff])\s*|[^\S\u00a0\u202f]+)(?:(?![\u3001-\u30ff\u3400-\u9fff])[\S\u00a0\u202f])*$/;

/** Returns a description that search engines show in full: one that is too long ends after a word, with an ellipsis. */
export function cutDescription(text: string): string {
  if (text.length <= descriptionLength) return text;
  const words = text.slice(0, descriptionLength - 1).replace(lastWord, '$1');
  return `${words.replace(/[\s,;:.–—、。-]+$/, '')}…`;
}
