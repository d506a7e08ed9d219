import type { GatsbyBrowser } from 'gatsby';
import { mayScroll } from './scroll';

/** The key of the history entry that back or forward led to last; the router calls the first entry `initial`. */
let returnedTo: string | undefined;

const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'initial';

export const startClient: GatsbyBrowser['onClientEntry'] = () => {
  // The position of each entry is the site's concern: pages arrive later than the browser expects.
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => {
    returnedTo = entryKey();
  });
};

/** The router gives each location the key of its history entry; Gatsby's types do not say so. */
type Location = { pathname: string; hash: string; key?: string };

export const decideScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) => {
  const { pathname, hash, key }: Location = routerProps.location;
  return mayScroll({ pathname, hash, seenBefore: key === returnedTo });
};

/** The first page was fetched before there was a service worker: this puts it among the pages that can be read offline. */
export const keepFirstPage: GatsbyBrowser['onServiceWorkerActive'] = () => {
  fetch(window.location.pathname).catch(() => {
    // Offline again already: the page is kept at the next visit.
  });
};
