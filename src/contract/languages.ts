/** The languages of the site; paths have a prefix for every language but the default. */
export const defaultLanguage = 'en';
export const languages = ['en'] as const;

/** The strings that every page uses. They load once a visit; strings for some pages only come with the data of these pages. */
export const interfaceNamespace = 'interface';

/** Options of gatsby-plugin-react-i18next. */
export const translationOptions = {
  localeJsonSourceName: 'locale',
  languages: [...languages],
  defaultLanguage,
  // The plugin's own redirect reads local storage in the first render: hydration mismatches, and denied storage blanks the page.
  redirect: false,
  trailingSlash: 'always',
  i18nextOptions: {
    defaultNS: interfaceNamespace,
    interpolation: { escapeValue: false },
    keySeparator: '.',
    // Limits for loading translations: parallel reads, retries, and the first pause in ms, doubled for each retry.
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
  },
} as const;

/** The storage key of the visitor's language, defined by the plugin. */
export const languageKey = 'gatsby-i18next-language';
