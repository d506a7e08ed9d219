import { createContext, type ReactNode, useContext } from 'react';
import type { Translator } from '../platform/translator';

const TranslatorContext = createContext<Translator | null>(null);

/** What gatsby-plugin-react-i18next puts around each page; stands in for react-i18next in every bundle. */
export function I18nextProvider({ i18n, children }: { i18n: Translator; children: ReactNode }) {
  return <TranslatorContext.Provider value={i18n}>{children}</TranslatorContext.Provider>;
}

const withoutWords = (key: string) => key;

/** The words of the page; outside of a page a key stands for itself. */
export function useTranslation() {
  return { t: useContext(TranslatorContext)?.t ?? withoutWords };
}
