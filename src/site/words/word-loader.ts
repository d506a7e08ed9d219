import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { i18nextOptions, interfaceNamespace } from '../../contract/languages';

export type WordLoader = {
  /** Resolves when a language's strings have loaded; rejects when all retries have failed. */
  load: (language: string) => Promise<void>;
  /** Returns a language's strings; undefined until they have loaded. */
  wordsIn: (language: string) => ResourceKey | undefined;
};

/**
 * Loads the interface strings, one file per language, by i18next's own connector, which applies the limits for parallel reads
 * and retries in `i18nextOptions`. `importWords` fetches a file, and rejects if that fails.
 */
export function wordLoader(importWords: (language: string) => Promise<ResourceKey>): WordLoader {
  const files: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (language, _namespace, callback) => {
      importWords(language).then(
        (words) => callback(null, words),
        // i18next retries if a failure is passed with `true` instead of the strings.
        (error: Error) => callback(error, true),
      );
    },
  };
  const library = i18next.createInstance().use(files);
  void library.init({ ...i18nextOptions, ns: [interfaceNamespace], fallbackLng: false, load: 'currentOnly' });
  const wordsIn: WordLoader['wordsIn'] = (language) => library.getResourceBundle(language, interfaceNamespace);
  const loading = new Map<string, Promise<void>>();

  async function read(language: string): Promise<void> {
    if (wordsIn(language)) return;
    await library.reloadResources([language]);
    if (wordsIn(language)) return;
    loading.delete(language);
    throw new Error(`The interface's words for "${language}" did not load`);
  }

  return {
    load: (language) => {
      const words = loading.get(language) ?? read(language);
      loading.set(language, words);
      return words;
    },
    wordsIn,
  };
}
