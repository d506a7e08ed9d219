import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useContext } from 'react';
import { useSiteFrame } from './site-frame';

/** An error page can appear at any URL, which has no counterpart in another language. */
const errorPage = /^\/(?:404|500)(?:\/|\.html)$/;

/** The properties of the links to this page in its other languages. */
export function useOtherLanguages(): { to: string; hrefLang: string; lang: string; children: string }[] {
  const { language, languages, originalPath } = useContext(I18nextContext);
  const { languages: all } = useSiteFrame();
  if (errorPage.test(originalPath)) return [];
  return all
    .filter(({ code }) => code !== language && languages.includes(code))
    .map(({ code, name }) => ({ to: originalPath, hrefLang: code, lang: code, children: name }));
}
