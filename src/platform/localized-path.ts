import { defaultLanguage, languages } from './translation';

const known: readonly string[] = languages;

/**
 * The path of a page in a language: prefixed only where the language is known and not the default.
 * `path` starts with a slash; `language` is the stored one and may be anything.
 */
export function localizedPath(path: string, language: string | null, among: readonly string[] = known): string {
  if (language === null || language === defaultLanguage || !among.includes(language)) return path;
  return path === `/${language}` || path.startsWith(`/${language}/`) ? path : `/${language}${path}`;
}
