import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useContext } from 'react';
import { defaultLanguage } from './site-languages';

/** The language of the page; outside of pages, as in the editor's preview, that of the site. */
export const usePageLanguage = (): string => useContext(I18nextContext).language || defaultLanguage;
