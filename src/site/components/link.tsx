import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { type AnchorHTMLAttributes, useContext } from 'react';
import { useChosenLanguage } from '../words/chosen-language';
import { linkLanguage, localizedPath } from '../words/localized-path';
import { useExists } from '../words/site-data';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site, like `/services/`; an anchor; or an external URL. A path without a language gets one. */
  to: string;
  /** Whether it is the link of a section, which counts as current on the pages below it too. */
  section?: boolean;
};

/** Links with `hrefLang` are rendered only if the page exists in that language, so no check is needed. */
const always = () => true;

/**
 * A link. It stays in the language of the visit where its page exists in it; with `hrefLang` it is a choice of that language.
 * Client-side navigation, storing that choice, and prefetching are handled by one listener for all links: `gatsby/links.ts`.
 */
export function Link({ to, hrefLang, section, ...rest }: LinkProps) {
  const { language, originalPath } = useContext(I18nextContext);
  const chosen = useChosenLanguage();
  const exists = useExists();
  const href = localizedPath(to, hrefLang ?? linkLanguage(language, chosen), hrefLang ? always : exists);
  const isCurrent = !hrefLang && href === localizedPath(originalPath, language, always);
  const isAbove = section && to !== '/' && originalPath.startsWith(to);
  return <a href={href} hrefLang={hrefLang} aria-current={isCurrent ? 'page' : isAbove || undefined} {...rest} />;
}
