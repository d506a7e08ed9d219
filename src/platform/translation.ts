/** The languages of the site; a path carries a prefix for every language but the default. */
export const defaultLanguage = 'en';
export const languages = ['en'] as const;

/** The words that every page uses. They travel once a visit; those of some pages alone come with the data of these pages. */
export const interfaceNamespace = 'interface';

/** Options of gatsby-plugin-react-i18next. */
export const translationOptions = {
  localeJsonSourceName: 'locale',
  languages: [...languages],
  defaultLanguage,
  // The plugin's own redirect reads local storage during the first render: hydration differs, and a denied store leaves a white page.
  redirect: false,
  trailingSlash: 'always',
  i18nextOptions: {
    defaultNS: interfaceNamespace,
    interpolation: { escapeValue: false },
    keySeparator: '.',
    // Limits of translation loading: parallel reads, retries, and the first pause in ms, doubled for each retry.
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
  },
} as const;

/** Where the visitor's language is kept; the name is the plugin's. */
export const languageKey = 'gatsby-i18next-language';
