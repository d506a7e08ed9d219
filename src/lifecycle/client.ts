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

export const decideScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps: { location } }) =>
  mayScroll({ pathname: location.pathname, hash: location.hash, seenBefore: location.key === returnedTo });

/** The first page was fetched before there was a service worker: this puts it among the pages that can be read offline. */
export const keepFirstPage: GatsbyBrowser['onServiceWorkerActive'] = () => {
  fetch(window.location.pathname).catch(() => {
    // Offline again already: the page is kept at the next visit.
  });
};
