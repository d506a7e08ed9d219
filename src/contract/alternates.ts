import { pathPrefix } from './languages';

/** The translations of a page: its path in the default language, and the languages it exists in, the default first. */
export type Translations = { originalPath: string; languages: readonly string[]; defaultLanguage: string };

/** The path of a page in one of its languages. */
export const pathInLanguage = ({ originalPath, defaultLanguage }: Omit<Translations, 'languages'>, language: string): string =>
  pathPrefix(language === defaultLanguage ? undefined : language) + originalPath;

/** An address of the same page in another language, as `hreflang` names it; x-default is for all languages without one. */
export type Alternate = { lang: string; url: string };

/** The URLs of a page in all its languages, including its own, which each version lists; empty for a page in only one language. */
export function alternatesOf(translations: Translations | undefined): Alternate[] {
  if (!translations || translations.languages.length < 2) return [];
  const own = translations.languages.map((lang) => ({ lang, url: pathInLanguage(translations, lang) }));
  return [...own, { lang: 'x-default', url: translations.originalPath }];
}
