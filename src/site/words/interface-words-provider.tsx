import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ResourceKey } from 'i18next';
import { type ReactNode, useMemo } from 'react';

/** Adds the interface strings to those loaded with the page's data; the page's own take precedence. */
export function InterfaceWords({ words, children }: { words: ResourceKey | undefined; children: ReactNode }) {
  const { i18n } = useTranslation();
  // During render, because the children read them in the same pass. Adding them twice changes nothing.
  useMemo(() => {
    if (words) i18n.addResourceBundle(i18n.language, String(i18n.options.defaultNS), words, true, false);
  }, [i18n, words]);
  return children;
}
