import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { languageChoice } from './language-choice';

const ChosenLanguage = createContext<string | null>(null);

/** Builds have no choice; hydration starts without one too, and the links change right after. */
const whileBuilding = () => null;

/** Makes all links follow the visitor's choice of language. */
export function ChosenLanguageProvider({ children }: { children: ReactNode }) {
  const chosen = useSyncExternalStore(languageChoice.subscribe, languageChoice.read, whileBuilding);
  return <ChosenLanguage.Provider value={chosen}>{children}</ChosenLanguage.Provider>;
}

/** The language that the visitor chose, or null if none yet. */
export const useChosenLanguage = () => useContext(ChosenLanguage);
