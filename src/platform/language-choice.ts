import { isLanguage, languageOf, linkLanguage, localizedPath } from './localized-path';
import { readStored, writeStored } from './storage';
import { defaultLanguage, languageKey } from './translation';

const listeners = new Set<() => void>();

/** The language that the visitor chose, as the browser keeps it. */
export const languageChoice = {
  /** Null where none is stored that the site has. */
  read(): string | null {
    const stored = readStored('local', languageKey);
    return isLanguage(stored) ? stored : null;
  },
  write(language: string): void {
    if (!isLanguage(language) || language === languageChoice.read()) return;
    writeStored('local', languageKey, language);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A visit to a page of another language than the default is a choice; one to the default is none, as every address without a prefix says it. */
export function noteVisitedLanguage(path: string): void {
  const language = languageOf(path);
  if (language !== defaultLanguage) languageChoice.write(language);
}

/** Where a link of the page that is shown leads this visitor. */
export const visitorsPath = (path: string) =>
  localizedPath(path, linkLanguage(languageOf(window.location.pathname), languageChoice.read()));
