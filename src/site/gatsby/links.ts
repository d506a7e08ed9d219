import { goTo } from '../edge/full-navigation';
import { pageHasFailed } from '../errors/failed-page';
import { arrival } from '../session/arrival';
import { forgetScrollOfEntry, noteScrollOfEntry } from '../session/entry-scroll';
import { languageChoice, visitorsPath } from '../words/language-choice';
import type { GatsbyWindow } from './gatsby-window';

/** Events that show a visitor may be about to follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Links that are prefetched once they are on screen; the long footer would fetch a hundred pages. */
const aimedAt = 'main a[href^="/"], header a[href^="/"]';

/** Collapses slashes: the router would take a path that begins with two for another host. */
const pathOf = ({ pathname, search }: HTMLAnchorElement) => pathname.replace(/\/{2,}/g, '/') + search;

/** Links in markdown name no language and get the visitor's here; one with `hreflang` keeps the language it names. */
const inVisitorsLanguage = (link: HTMLAnchorElement, path: string) => (link.hreflang ? path : visitorsPath(path));

/** Returns the page of this site that a link opens in this window; files, other windows and downloads are left to the browser. */
export function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || !link.pathname.endsWith('/')) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  return isAnchor(link) ? undefined : inVisitorsLanguage(link, pathOf(link));
}

/** Whether a link leads to a place on the same page, which is left to the browser. */
const isAnchor = (link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('#');

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a click on a link is unmodified, that is, does not request a new tab, a download or the like. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** The relevant part of the browser's `navigator`; `connection` exists in Chromium only. */
type NavigatorInfo = { userAgent: string; connection?: { effectiveType?: string; saveData?: boolean } };

const bot = /bot|crawler|spider|crawling/i;

/** Whether pages may be prefetched. Duplicates the conditions of Gatsby's own queue, which does not expose them. */
export function mayPrefetch({ userAgent, connection }: NavigatorInfo): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g') && !bot.test(userAgent);
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** Notes where the visitor is when following an anchor. Call before the browser no longer restores scroll positions itself. */
export function noteScrollAtAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link && isAnchor(link) && isPlainClick(event)) noteScrollOfEntry();
  });
}

export type Links = {
  /** Call for each page that has been shown: prefetches the targets of its links on the screen. */
  watch: () => void;
};

/**
 * Navigates on clicks, and loads pages into memory ahead of them: any link at the first sign of intent, links in the main
 * content as soon as they are visible. Gatsby's loader fetches each page once and four at a time; nothing is prefetched for
 * bots, on 2g, or with data saving on.
 */
export function followLinks(gatsby: GatsbyWindow): Links {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    // Opening a new tab is a choice of language too.
    if (link?.hreflang) languageChoice.write(link.hreflang);
    if (!link || !isPlainClick(event)) return;
    const page = pageOf(link);
    if (page === undefined) return;
    forgetScrollOfEntry();
    event.preventDefault();
    // The footer persists across pages and would keep the focus.
    link.blur();
    arrival.noteLink();
    if (pageHasFailed()) goTo(page + link.hash);
    else gatsby.___navigate(page + link.hash, { replace: link.href === window.location.href });
  });

  const fetchAtOnce = (event: Event) => {
    const link = linkOf(event);
    const page = link ? pageOf(link) : undefined;
    if (page !== undefined && page !== window.location.pathname && mayPrefetch(navigator)) gatsby.___loader.hovering(page);
  };
  for (const intent of intents) document.addEventListener(intent, fetchAtOnce, { passive: true });

  /** Fetches a page when its turn comes, then loads it into memory, so that a tap shows it at once. */
  const fetchInTurn = async (page: string) => {
    const fetched = await gatsby.___loader.enqueue(page);
    if (fetched) gatsby.___loader.hovering(page);
  };

  let observer: IntersectionObserver | undefined;
  const onSeen = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const page = pageOf(target as HTMLAnchorElement);
      if (page !== undefined && page !== window.location.pathname) void fetchInTurn(page);
    }
  };
  return {
    watch: () => {
      observer?.disconnect();
      if (!('IntersectionObserver' in window)) return;
      observer = new IntersectionObserver(onSeen);
      for (const link of document.querySelectorAll(aimedAt)) observer.observe(link);
    },
  };
}
