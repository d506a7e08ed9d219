import type { AnchorHTMLAttributes } from 'react';

/** Stands in for Gatsby in the preview, where links lead nowhere. */
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;
export const graphql = () => null;
