/** Words of a language with a capital at the beginning. */
export const capitalized = (words: string, language = 'en'): string => words.replace(/^./u, (first) => first.toLocaleUpperCase(language));
