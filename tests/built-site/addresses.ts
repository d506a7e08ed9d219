import { proxyPath } from '../../src/contract/site-scripts';
import { siteAddress } from './built-pages';

/** Where a link leads: to a path of this site with an anchor, to another host, or nowhere. */
export type Target =
  | { kind: 'internal'; path: string; anchor: string }
  | { kind: 'external'; host: string }
  | { kind: 'other' }
  | { kind: 'malformed' };

/** Resolves an address like a browser on the page `from`. */
export function targetOf(address: string, from: string): Target {
  if (!URL.canParse(address, `${siteAddress}${from}`)) return { kind: 'malformed' };
  const { origin, protocol, host, pathname, hash } = new URL(address, `${siteAddress}${from}`);
  if (!['http:', 'https:'].includes(protocol)) return { kind: 'other' };
  return origin === siteAddress ? { kind: 'internal', path: pathname, anchor: hash.slice(1) } : { kind: 'external', host };
}

/** Whether the host fetches what is at a path from a third party. */
export const isProxied = (path: string) => path.startsWith(proxyPath);

/** The URLs in a `srcset`. */
export const inSrcset = (srcset: string) => [...srcset.matchAll(/(?:^|,)\s*(\S*[^\s,])/g)].map(([, address = '']) => address);

/** The URLs in a stylesheet, without data URLs. */
export const inStyles = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(data:|#)/.test(address));
