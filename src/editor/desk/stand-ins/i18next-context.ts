import { createContext } from 'react';

/** Stands in for the context of the translation plugin in the preview, which has no address of its own. */
export const I18nextContext = createContext({ originalPath: '/' });
