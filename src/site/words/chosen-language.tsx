import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { languageChoice } from './language-choice';
import { languageFiles } from './language-files';
import { defaultLanguage } from './site-languages';

const ChosenLanguage = createContext<string | null>(null);

/** Builds have no choice; hydration starts without one too, and the links change right after. */
const whileBuilding = () => null;

/** Makes all links follow the visitor's choice of language, once it is known which pages exist in it. */
export function ChosenLanguageProvider({ children }: { children: ReactNode }) {
  const chosen = useSyncExternalStore(languageChoice.subscribe, languageChoice.read, whileBuilding);
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (!chosen || chosen === defaultLanguage) return;
    languageFiles.load(chosen).then(
      () => setLoaded(chosen),
      () => {
        // Without its pages, links stay in the default language, where they work.
      },
    );
  }, [chosen]);
  return <ChosenLanguage.Provider value={chosen === loaded ? chosen : null}>{children}</ChosenLanguage.Provider>;
}

/** The additional language that the visitor chose, or null if none. */
export const useChosenLanguage = () => useContext(ChosenLanguage);
