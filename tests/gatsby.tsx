import type { AnchorHTMLAttributes } from 'react';

/** Mocks Gatsby for unit tests: its components need a build, which the tests in `e2e/` have. */
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;
export const graphql = () => null;
export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
