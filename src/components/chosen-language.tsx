import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { languageChoice } from '../platform/language-choice';

const ChosenLanguage = createContext<string | null>(null);

/** Nobody has chosen where a page is built, so the browser takes it over as it is and changes the links right after. */
const whileBuilding = () => null;

/** Has all links follow the visitor's choice of a language. */
export function ChosenLanguageProvider({ children }: { children: ReactNode }) {
  const chosen = useSyncExternalStore(languageChoice.subscribe, languageChoice.read, whileBuilding);
  return <ChosenLanguage.Provider value={chosen}>{children}</ChosenLanguage.Provider>;
}

/** The language that the visitor chose, or null before there is a choice. */
export const useChosenLanguage = () => useContext(ChosenLanguage);
