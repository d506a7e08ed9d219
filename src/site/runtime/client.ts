import type { GatsbyBrowser } from 'gatsby';
import { directionOf } from '../../contract/languages';
import { captureCampaign } from '../analytics/campaign';
import { sendEarlyEvents } from '../analytics/early-events';
import { captureEntryPoint } from '../analytics/entry-point';
import { startPrivacy } from '../consent/start-privacy';
import { resumeDelivery } from '../delivery/deliver';
import { publicSettings } from '../edge/public-settings';
import { disableBrokenStorage } from '../edge/storage';
import { startErrorReporting } from '../errors/error-reporting';
import { settleCtaCopy } from '../experiments/settle-cta-copy';
import { translateAnnouncements } from '../gatsby/announcements';
import { gatsbyWindow } from '../gatsby/gatsby-window';
import { followLinks, type Links, noteScrollAtAnchors } from '../gatsby/links';
import { navigationDelay } from '../gatsby/navigation-delay';
import { type Watchdog, watchNavigation } from '../gatsby/navigation-watchdog';
import { noteNewBuild } from '../gatsby/recovery';
import { whenStyled } from '../gatsby/site-styles';
import { arrival } from '../session/arrival';
import { markEntry, restoreScrollWithinPage, scrollOfEntry } from '../session/entry-scroll';
import { notePreviousPage } from '../session/previous-page';
import { noteVisitedLanguage } from '../words/language-choice';
import { languageFiles } from '../words/language-files';
import { languageOf } from '../words/localized-path';
import { keepLinkedPage, keepPage } from './keep-page';
import { applyLateFonts } from './late-fonts';
import { isNewView, recordPageView, sendWaiting } from './page-view';
import { entryKey, mayScroll, noteScroll, shareScrolling } from './scroll';
import { noteFirstRender } from './settled';
import type * as TakeOver from './take-over';

let watchdog: Watchdog | undefined;
let links: Links | undefined;

/** The key of the history entry that back or forward last led to. */
let returnedTo: string | undefined;

/**
 * Whether the page is where that entry should show it before the router updates: by the browser, at an anchor that was followed
 * or an entry from before the site's code started, or by `restoreScrollWithinPage`.
 */
let inPlace = false;

/** In `gatsby develop`, resolves when the interface strings have loaded. */
export function startClient(): Promise<void> | undefined {
  startErrorReporting();
  disableBrokenStorage();
  // Before the first page view, which includes both.
  captureCampaign(window.location.search);
  captureEntryPoint(window.location.pathname);
  startPrivacy();
  sendEarlyEvents();
  settleCtaCopy();
  resumeDelivery();
  noteScrollAtAnchors();
  shareScrolling();
  markEntry();
  restoreScrollWithinPage(() => {
    inPlace = true;
  });
  window.addEventListener('popstate', () => {
    returnedTo = entryKey();
    inPlace = markEntry() || window.history.scrollRestoration === 'auto';
    arrival.noteReturn();
  });
  arrival.onComplete(handleNewContent);
  // A page that is left before its delayed view is sent still counts as viewed.
  window.addEventListener('pagehide', sendWaiting);
  // A page restored from the back/forward cache may have been left during a navigation.
  window.addEventListener('pageshow', () => navigationDelay.write(false));
  // The runtime of `gatsby develop` has no watchdog, and waits for the strings here.
  if (!publicSettings.production) return languageFiles.load(languageOf(window.location.pathname));
  watchdog = watchNavigation(gatsbyWindow());
  return undefined;
}

/** Returns the function that attaches React to the page. */
export function attachment({ hydrate, replace }: typeof TakeOver): typeof hydrate {
  return watchdog?.dataAreOfAnotherBuild() ? replace : hydrate;
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // For tests and tools, which would otherwise have to guess when the page is interactive.
  document.documentElement.dataset.hydrated = '';
  translateAnnouncements((page) => languageFiles.translatorIn(languageOf(window.location.pathname))('navigated', { page }));
  // Now rather than at the first click, which would have to wait for it.
  void whenStyled();
  noteFirstRender();
};

/** The router adds the key of the history entry to each location; Gatsby's types omit it. */
type Location = { pathname: string; hash: string; key?: string };

/** The router's saved position, which is 0 for an entry that it does not know. */
const savedScroll = ([, y]: [number, number]): number | undefined => y || undefined;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps, getSavedScrollPosition }) => {
  const { pathname, hash, key }: Location = routerProps.location;
  const seenBefore = key === returnedTo;
  if (!mayScroll({ pathname, hash, seenBefore, first: prevRouterProps === undefined })) return false;
  const stays = prevRouterProps?.location.pathname === pathname;
  if (seenBefore && stays && inPlace) {
    // The visitor may have scrolled on since, which the router has saved for the entry just left.
    noteScroll(pathname);
    return false;
  }
  const y = scrollOfEntry() ?? (stays ? undefined : savedScroll(getSavedScrollPosition(routerProps.location)));
  if (!seenBefore || y === undefined) return true;
  // Gatsby would go to the anchor of the address, however far the visitor had read on.
  window.scrollTo(0, y);
  return false;
};

export const onServiceWorkerActive: GatsbyBrowser['onServiceWorkerActive'] = () => {
  if (gatsbyWindow().___swUpdated) noteNewBuild();
  // The first page was fetched before the service worker was active.
  keepPage(window.location.pathname);
};

/** The document's language, which a navigation may change; assistive technology and forms read it. */
function markLanguage(language: string): void {
  const { documentElement: root } = document;
  if (root.lang === language) return;
  root.lang = language;
  root.dir = directionOf(language);
}

/** Gatsby calls this 1000 ms after a click whose page has not arrived. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => navigationDelay.write(watchdog?.isNavigating() ?? true);

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && isNewView(location, prevLocation)) applyLateFonts();
};

/** Before a new page, or its rest, is painted: it may be the first in the visit that shows a copy. */
function handleNewContent(): void {
  settleCtaCopy();
  // From the first page on: before that, the browser handles links.
  links ??= followLinks(gatsbyWindow());
  links.watch();
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  watchdog?.arrived();
  if (!prevLocation) noteScroll(location.pathname);
  else if (isNewView(location, prevLocation)) {
    notePreviousPage(prevLocation.pathname);
    keepLinkedPage(location.pathname);
  }
  handleNewContent();
  navigationDelay.write(false);
  markLanguage(languageOf(location.pathname));
  noteVisitedLanguage(location.pathname);
  recordPageView(location, prevLocation);
};
