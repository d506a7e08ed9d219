import { languageKey } from '../../contract/languages';
import { createListeners } from '../edge/listeners';
import { readStored, writeStored } from '../edge/storage';
import { languageFiles } from './language-files';
import { isLanguage, languageOf, linkLanguage, localizedPath } from './localized-path';
import { existsIn } from './site-data';
import { defaultLanguage } from './site-languages';

const { notify, subscribe } = createListeners();

/** The language that the visitor chose, stored in the browser. */
export const languageChoice = {
  /** Returns null unless a language of the site is stored. */
  read(): string | null {
    const stored = readStored('local', languageKey);
    return isLanguage(stored) ? stored : null;
  },
  write(language: string): void {
    if (!isLanguage(language) || language === languageChoice.read()) return;
    writeStored('local', languageKey, language);
    notify();
  },
  subscribe,
};

/** Visiting a page in a non-default language is a choice; the default is not: every URL without a prefix implies it. */
export function noteVisitedLanguage(path: string): void {
  const language = languageOf(path);
  if (language !== defaultLanguage) languageChoice.write(language);
}

/** Returns the target of a link on the current page in the visitor's language. */
export const visitorsPath = (path: string) =>
  localizedPath(path, linkLanguage(languageOf(window.location.pathname), languageChoice.read()), existsIn(languageFiles.siteDataIn));
