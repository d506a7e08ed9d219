import { createContext } from 'react';

/** Replaces the translation plugin's context in the preview, which has no path of its own. */
export const I18nextContext = createContext({ originalPath: '/' });
