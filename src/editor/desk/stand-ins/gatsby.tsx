import type { AnchorHTMLAttributes } from 'react';

/** Replaces Gatsby in the preview, where links go nowhere. */
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;
export const graphql = () => null;

/** The preview has no other file. */
export const useStaticQuery = () => ({ brand: null, services: { nodes: [] } });
