import { Link as GatsbyLink } from 'gatsby';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site such as `/services/`, an anchor, or an address elsewhere. */
  to: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A link: within the site by Gatsby's loader, elsewhere and to an anchor of the page by the browser. */
export function Link({ to, ...rest }: LinkProps) {
  return to.startsWith('/') ? <GatsbyLink to={to} {...rest} /> : <a href={to} {...rest} />;
}
