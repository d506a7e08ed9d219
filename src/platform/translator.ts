/**
 * What this site needs of i18next, in a twentieth of its weight: words that are there from the start, one language,
 * values put in. It takes i18next's place in every bundle (`src/deployment/light-bundles.ts`), so that
 * gatsby-plugin-react-i18next, which loads the words of each page, goes on as it is. Plurals, contexts, nesting and
 * formats are not done; a Jest test holds every word of `locales/` to what i18next itself makes of it.
 */
type Words = { [key: string]: string | Words };
type Values = Record<string, unknown>;

export type TranslatorOptions = {
  lng: string;
  /** The words by language and namespace. */
  resources?: Record<string, Record<string, Words>>;
  /** Where a key is looked for first, and where else. */
  defaultNS: string;
  fallbackNS?: readonly string[];
};

export type Translator = ReturnType<typeof createInstance>;

/** The text at a key of names joined by points. */
function wordAt(words: Words | undefined, key: string): string | undefined {
  const found = key.split('.').reduce<string | Words | undefined>((part, name) => {
    return typeof part === 'object' && Object.hasOwn(part, name) ? part[name] : undefined;
  }, words);
  return typeof found === 'string' ? found : undefined;
}

const withValues = (word: string, values: Values) =>
  word.replace(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) => String(values[name] ?? ''));

export function createInstance() {
  let options: TranslatorOptions | undefined;
  const translator = {
    language: '',
    init(given: TranslatorOptions) {
      options = given;
      translator.language = given.lng;
      return Promise.resolve();
    },
    changeLanguage(language: string) {
      translator.language = language;
      return Promise.resolve();
    },
    /** The words at a key; the key itself where there are none. */
    t(key: string, values?: Values): string {
      const namespaces = options?.resources?.[translator.language];
      for (const namespace of [options?.defaultNS ?? '', ...(options?.fallbackNS ?? [])]) {
        const word = wordAt(namespaces?.[namespace], key);
        if (word !== undefined) return values ? withValues(word, values) : word;
      }
      return key;
    },
  };
  return translator;
}

/** The shape in which the plugin asks for it. */
export default { createInstance };
