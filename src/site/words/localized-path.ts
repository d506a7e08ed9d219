import { defaultLanguage, languages } from './site-languages';

/** Whether the value is one of the site's languages. */
export const isLanguage = (language: unknown): language is string => typeof language === 'string' && languages.includes(language);

/** A page's path, with its query and anchor: its last segment ends with a slash. */
const pagePath = /^\/(?!\/)(?:[^?#]*\/)?(?:[?#]|$)/;

/** Returns the language in a path of this site; the default has no prefix. */
export function languageOf(path: string): string {
  const [, first] = path.split(/[/?#]/);
  return isLanguage(first) ? first : defaultLanguage;
}

/**
 * Returns a page's path in a language: prefixed only if the site has the language and it is not the default. Anything but
 * a page of this site, for example a file, an anchor or an external URL, is returned unchanged.
 */
export function localizedPath(path: string, language: string | null): string {
  if (!isLanguage(language) || language === defaultLanguage || !pagePath.test(path)) return path;
  return languageOf(path) === language ? path : `/${language}${path}`;
}

/** Returns the language for links on a page: the page's own or, if that is the default, the visitor's choice. */
export function linkLanguage(pageLanguage: string, chosen: string | null): string {
  return pageLanguage === defaultLanguage ? (chosen ?? defaultLanguage) : pageLanguage;
}
