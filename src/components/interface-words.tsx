import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ResourceKey } from 'i18next';
import { type ReactNode, useMemo } from 'react';

/** Adds the interface's words to those that a page's data brought along for it; the page's own win. */
export function InterfaceWords({ words, children }: { words: ResourceKey | undefined; children: ReactNode }) {
  const { i18n } = useTranslation();
  // While rendering: what stands below reads them in the same turn. To add them twice changes nothing.
  useMemo(() => {
    if (words) i18n.addResourceBundle(i18n.language, String(i18n.options.defaultNS), words, true, false);
  }, [i18n, words]);
  return children;
}
