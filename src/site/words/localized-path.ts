import { pathPrefix } from '../../contract/languages';
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

/** Whether the page at a path, which has no prefix, exists in an additional language. */
export type Exists = (path: string, language: string) => boolean;

/**
 * Returns a page's path in a language: prefixed only if the language is not the default and the page exists in it. Anything but
 * a page of this site, for example a file, an anchor or an external URL, is returned unchanged, as is a path with a prefix.
 */
export function localizedPath(path: string, language: string | null, exists: Exists): string {
  if (!isLanguage(language) || language === defaultLanguage || !pagePath.test(path)) return path;
  const [place = path] = path.split(/[?#]/);
  return languageOf(path) === defaultLanguage && exists(place, language) ? pathPrefix(language) + path : path;
}

/** Returns the language for links on a page: the page's own or, if that is the default, the visitor's choice. */
export function linkLanguage(pageLanguage: string, chosen: string | null): string {
  return pageLanguage === defaultLanguage ? (chosen ?? defaultLanguage) : pageLanguage;
}
