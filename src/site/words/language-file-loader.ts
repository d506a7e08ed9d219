import i18next, { type BackendModule, type ResourceKey, type TFunction } from 'i18next';
import { i18nextOptions, interfaceNamespace } from '../../contract/languages';
import type { SiteData } from '../../contract/site-data';

/** The files that every page in a language needs: the interface strings, and what else its pages share. */
const files = [interfaceNamespace, 'siteData'] as const;

export type LanguageFile = (typeof files)[number];

export type LanguageFiles = {
  /** Resolves when a language's files have loaded; rejects when all retries have failed. */
  load: (language: string) => Promise<void>;
  /** Returns a language's interface strings; undefined until they have loaded. */
  wordsIn: (language: string) => ResourceKey | undefined;
  /** Returns i18next's `t` for a language's interface strings, which yields keys until they have loaded. */
  translatorIn: (language: string) => TFunction;
  /** Returns what else a language's pages share; undefined until it has loaded. */
  siteDataIn: (language: string) => SiteData | undefined;
};

/**
 * Loads the files of a language through i18next's backend connector, which enforces the limits on parallel reads and retries in
 * `i18nextOptions`. `importFile` fetches one file and rejects on failure.
 */
export function languageFileLoader(importFile: (language: string, file: LanguageFile) => Promise<ResourceKey>): LanguageFiles {
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (language, file, callback) => {
      importFile(language, file as LanguageFile).then(
        (content) => callback(null, content),
        // i18next retries if a failure is passed with `true` instead of the content.
        (error: Error) => callback(error, true),
      );
    },
  };
  const library = i18next.createInstance().use(backend);
  void library.init({ ...i18nextOptions, ns: [...files], fallbackLng: false, load: 'currentOnly' });
  const fileIn = (language: string, file: LanguageFile) => library.getResourceBundle(language, file);
  const isThere = (language: string) => files.every((file) => fileIn(language, file) !== undefined);
  const loading = new Map<string, Promise<void>>();

  async function read(language: string): Promise<void> {
    if (isThere(language)) return;
    await library.reloadResources([language]);
    if (isThere(language)) return;
    loading.delete(language);
    throw new Error(`The interface strings for "${language}" did not load`);
  }

  return {
    load: (language) => {
      const loaded = loading.get(language) ?? read(language);
      loading.set(language, loaded);
      return loaded;
    },
    wordsIn: (language) => fileIn(language, interfaceNamespace),
    translatorIn: (language) => library.getFixedT(language, interfaceNamespace),
    siteDataIn: (language) => fileIn(language, 'siteData'),
  };
}
