import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { captureCampaign } from '../analytics/campaign';
import { captureEntryPoint } from '../analytics/entry-point';
import { resumeDelivery } from '../delivery/resume-delivery';
import { startErrorReporting } from '../platform/error-reporting';
import { navigationDelay } from '../platform/navigation-delay';
import { publicSettings } from '../platform/public-settings';
import { gatsbyWindow } from './gatsby-window';
import { takeUpLateFonts } from './late-fonts';
import { followLinks, type Links } from './links';
import { type Watchdog, watchNavigation } from './navigation-watchdog';
import { recordPageView, sendWaiting } from './page-view';
import { mayScroll } from './scroll';

let watchdog: Watchdog | undefined;
let links: Links | undefined;

/** The key of the history entry that back or forward led to last; the router calls the first entry `initial`. */
let returnedTo: string | undefined;

const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'initial';

export const startClient: GatsbyBrowser['onClientEntry'] = () => {
  startErrorReporting();
  // Before the first page view, which carries both.
  captureCampaign(window.location.search);
  captureEntryPoint(window.location.pathname);
  resumeDelivery();
  // The position of each entry is the site's concern: pages arrive later than the browser expects.
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => {
    returnedTo = entryKey();
  });
  // The runtime of `gatsby develop` has other parts.
  if (publicSettings.production) watchdog = watchNavigation(gatsbyWindow());
  // A page that is left within the moment before its view is sent was seen all the same.
  window.addEventListener('pagehide', sendWaiting);
  // A page that comes back from the back/forward cache was left in the middle of a navigation.
  window.addEventListener('pageshow', () => navigationDelay.write(false));
};

type Render = (element: ReactNode, container: Element) => void;

/**
 * How React comes into the page. HTML of another build is replaced as a whole: taking it over would fail at each
 * difference, and then do the same. Any other is taken over in slices, so that the page answers in between; a click
 * or a key in the middle of it makes React finish at once and is not lost.
 */
export function takeOverPage(): Render | undefined {
  if (!publicSettings.production) return undefined;
  if (watchdog?.dataAreOfAnotherBuild()) return (element, container) => createRoot(container).render(element);
  return (element, container) => startTransition(() => void hydrateRoot(container, element));
}

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

/** Gatsby calls this after a navigation has taken 1000 ms. */
export const announceDelay: GatsbyBrowser['onRouteUpdateDelayed'] = () => navigationDelay.write(true);

export const preparePage: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) takeUpLateFonts();
};

export const announceRoute: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  watchdog?.arrived();
  // From the first page on: before that, links are the browser's.
  links ??= followLinks(gatsbyWindow());
  links.watch();
  navigationDelay.write(false);
  recordPageView(location, prevLocation);
};
