import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { type AnchorHTMLAttributes, useContext } from 'react';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site such as `/services/`, an anchor, or an address elsewhere. */
  to: string;
};

/**
 * A link. What makes a click on one move the page without a load, and fetches pages ahead, listens once for all links:
 * `lifecycle/links.ts`.
 */
export function Link({ to, ...rest }: LinkProps) {
  const { originalPath } = useContext(I18nextContext);
  return <a href={to} aria-current={to === originalPath ? 'page' : undefined} {...rest} />;
}
