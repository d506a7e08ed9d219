import type { WritableEnvironment } from './environment';

/** The strings that every page uses. They load once a visit; strings for some pages only come with the data of these pages. */
export const interfaceNamespace = 'interface';

/** i18next's options, for the translation plugin and for code that runs outside of it. */
export const i18nextOptions = {
  defaultNS: interfaceNamespace,
  interpolation: { escapeValue: false },
  keySeparator: '.',
  // Limits for loading translations: parallel reads, retries, and the first pause in ms, doubled for each retry.
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
} as const;

/** Options of gatsby-plugin-react-i18next for a site in these languages, the default first. */
export const translationOptions = (languages: readonly string[]) => ({
  localeJsonSourceName: 'locale',
  languages: [...languages],
  defaultLanguage: languages[0],
  // The plugin's own redirect reads local storage in the first render: hydration mismatches, and denied storage blanks the page.
  redirect: false,
  trailingSlash: 'always',
  i18nextOptions,
});

/** The storage key of the visitor's language, defined by the plugin. */
export const languageKey = 'gatsby-i18next-language';

/**
 * The language if none is known: in unit tests, in a build that will stop because `site.yml` names none, and in the receiver,
 * which does not read `site.yml`.
 */
export const unknownLanguage = 'en';

/** What the paths of a language's pages begin with: nothing in the default language, for which `further` is undefined. */
export const pathPrefix = (further: string | undefined): string => (further ? `/${further}` : '');

/** The locale of dates and figures: a language as written in a country (two-letter code, if known), unless it names a region itself. */
export const localeOf = (language: string, country: string): string =>
  country === '' || /-[A-Z]{2}$/.test(language) ? language : `${language}-${country}`;

/** Scripts that are written from right to left. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** The direction of a script: from left to right, or from right to left. */
export type Direction = 'ltr' | 'rtl';

/** The direction of a language's script, for the attribute `dir`. */
export const directionOf = (language: string): Direction =>
  rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** The development server's URL for what all pages of a language share. */
export const developedSiteData = (language: string): string => `/__content/site-data/${language}.json`;

/** Passes the languages to the pages as an environment variable, which Gatsby inlines into their code. */
export function exposeLanguages(languages: readonly string[], env: WritableEnvironment): void {
  env.GATSBY_LANGUAGES = languages.join(' ');
}
