import { siteAddress } from './built-pages';

/** Where an address on a page leads: to a path of this site with an anchor, to another host, or nowhere. */
export type Target =
  | { kind: 'internal'; path: string; anchor: string }
  | { kind: 'external'; host: string }
  | { kind: 'other' }
  | { kind: 'malformed' };

/** Reads an address as a browser on the page at `from` would. */
export function targetOf(address: string, from: string): Target {
  if (!URL.canParse(address, `${siteAddress}${from}`)) return { kind: 'malformed' };
  const { origin, protocol, host, pathname, hash } = new URL(address, `${siteAddress}${from}`);
  if (!['http:', 'https:'].includes(protocol)) return { kind: 'other' };
  return origin === siteAddress ? { kind: 'internal', path: pathname, anchor: hash.slice(1) } : { kind: 'external', host };
}

/** The addresses in a `srcset`. */
export const inSrcset = (srcset: string) => [...srcset.matchAll(/(?:^|,)\s*(\S*[^\s,])/g)].map(([, address = '']) => address);

/** The addresses in the text of a style sheet, those of data left out. */
export const inStyles = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(data:|#)/.test(address));
