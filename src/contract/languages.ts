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

/** Passes the languages to the pages as an environment variable, which Gatsby inlines into their code. */
export function handLanguagesToPages(languages: readonly string[], env: Record<string, string | undefined>): void {
  env.GATSBY_LANGUAGES = languages.join(' ');
}
