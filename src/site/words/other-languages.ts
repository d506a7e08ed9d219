import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useContext } from 'react';
import { useSiteData } from './site-data';

/** An error page can appear at any URL, which has no counterpart in another language. */
const errorPage = /^\/(?:404|500)(?:\/|\.html)$/;

/**
 * The properties of the links to the other languages: to this page or, where it does not exist, to the home page. A language with
 * neither gets no link.
 */
export function useOtherLanguages(): { to: string; hrefLang: string; lang: string; children: string }[] {
  const { language, languages, originalPath } = useContext(I18nextContext);
  const isTranslated = (code: string) => languages.includes(code) && !errorPage.test(originalPath);
  return useSiteData()
    .languages.filter(({ code, hasHome }) => code !== language && (hasHome || isTranslated(code)))
    .map(({ code, name }) => ({ to: isTranslated(code) ? originalPath : '/', hrefLang: code, lang: code, children: name }));
}
