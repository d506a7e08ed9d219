import { createContext, type ReactNode, useContext, useState } from 'react';

/** The text controls of forms that the visitor has left, with what was typed into them, by ID. */
type KeptTexts = Map<string, HTMLInputElement | HTMLTextAreaElement>;

let textsOfVisit: KeptTexts = new Map();

/** Whether a full page load would lose text that the visitor typed on an earlier page. */
export const hasKeptText = () => [...textsOfVisit.values()].some(({ value }) => value !== '');

const Kept = createContext<KeptTexts | null>(null);

/** Keeps what visitors have typed in memory. Mounted above the pages, so it survives navigation; a full page load forgets it. */
export function KeptTextsProvider({ children }: { children: ReactNode }) {
  const [texts] = useState<KeptTexts>(() => {
    textsOfVisit = new Map();
    return textsOfVisit;
  });
  return <Kept.Provider value={texts}>{children}</Kept.Provider>;
}

/** Returns null outside a `KeptTextsProvider`: nothing is kept. */
export const useTextsOfVisit = () => useContext(Kept);
