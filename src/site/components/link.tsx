import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { type AnchorHTMLAttributes, useContext } from 'react';
import { useChosenLanguage } from '../words/chosen-language';
import { linkLanguage, localizedPath } from '../words/localized-path';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site without a language, like `/services/`; an anchor; or an external URL. */
  to: string;
};

/**
 * A link. It stays in the language of the visit; with `hrefLang` it is a choice of that language. Client-side navigation,
 * storing that choice, and prefetching are handled by one listener for all links: `gatsby/links.ts`.
 */
export function Link({ to, hrefLang, ...rest }: LinkProps) {
  const { language, originalPath } = useContext(I18nextContext);
  const chosen = useChosenLanguage();
  const href = localizedPath(to, hrefLang ?? linkLanguage(language, chosen));
  return <a href={href} hrefLang={hrefLang} aria-current={to === originalPath && !hrefLang ? 'page' : undefined} {...rest} />;
}
