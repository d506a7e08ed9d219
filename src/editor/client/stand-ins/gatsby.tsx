import type { AnchorHTMLAttributes } from 'react';

/** Replaces Gatsby in the preview, where links go nowhere. */
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;
export const graphql = () => null;
