import { defaultLanguage, languages } from './translation';

const known: readonly string[] = languages;

/** Whether the site has the language, whatever text that is. */
export const isLanguage = (language: unknown): language is string => typeof language === 'string' && known.includes(language);

/** A path of a page, with its query and anchor: the last name in it is followed by a slash. */
const pagePath = /^\/(?!\/)(?:[^?#]*\/)?(?:[?#]|$)/;

/** The language that a path of this site says; the default one has no prefix. */
export function languageOf(path: string): string {
  const [, first] = path.split(/[/?#]/);
  return isLanguage(first) ? first : defaultLanguage;
}

/**
 * The address of a page in a language: prefixed only where the site has the language and it is not the default.
 * What is no page of this site, such as a file, an anchor or an address elsewhere, stays as it is.
 */
export function localizedPath(path: string, language: string | null): string {
  if (!isLanguage(language) || language === defaultLanguage || !pagePath.test(path)) return path;
  return languageOf(path) === language ? path : `/${language}${path}`;
}

/** The language that links on a page lead to: its own, and on a page in the default language the one that the visitor chose. */
export function linkLanguage(pageLanguage: string, chosen: string | null): string {
  return pageLanguage === defaultLanguage ? (chosen ?? defaultLanguage) : pageLanguage;
}
