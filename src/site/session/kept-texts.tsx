import { createContext, type ReactNode, useContext } from 'react';
import { keptControls } from '../edge/kept-controls';

/** Whether a full page load would lose text that the visitor typed on an earlier page. */
export const hasKeptText = () => [...keptControls.values()].some(({ value }) => value !== '');

const Kept = createContext<typeof keptControls | null>(null);

/** Keeps what visitors have typed in memory. Mounted above the pages, so it survives navigation; a full page load forgets it. */
export const KeptTextsProvider = ({ children }: { children: ReactNode }) => <Kept.Provider value={keptControls}>{children}</Kept.Provider>;

/** Returns null outside a `KeptTextsProvider`: nothing is kept. */
export const useTextsOfVisit = () => useContext(Kept);
