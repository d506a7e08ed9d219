import { pageHasFailed } from '../platform/failed-page';
import { goTo } from '../platform/full-navigation';
import { languageChoice, visitorsPath } from '../platform/language-choice';
import { mayFetchAhead } from './fetch-ahead';
import type { GatsbyWindow } from './gatsby-window';

/** What tells that a visitor may be about to follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Where links are fetched ahead as soon as they are on the screen; the long footer would fetch a hundred pages. */
const aimedAt = 'main a[href^="/"], header a[href^="/"]';

/** The router would take a path that begins with two slashes for another host. */
const pathOf = ({ pathname, search }: HTMLAnchorElement) => pathname.replace(/\/{2,}/g, '/') + search;

/** Links in markdown name no language, so they get the visitor's here; one with `hreflang` leads to the language that it names. */
const inVisitorsLanguage = (link: HTMLAnchorElement, path: string) => (link.hreflang ? path : visitorsPath(path));

/** The page of this site that a link opens in this window; files, other windows and downloads are the browser's. */
export function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || !link.pathname.endsWith('/')) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  // An anchor of the page itself needs nobody's help.
  return link.getAttribute('href')?.startsWith('#') ? undefined : inVisitorsLanguage(link, pathOf(link));
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** A click that asks for nothing special, such as a new tab, and that nobody has answered. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

export type Links = {
  /** To be told of each page that has been shown: fetches ahead what its links on the screen lead to. */
  watch: () => void;
};

/**
 * Moves on clicks, and has pages in memory before they are asked for: at the first sign of intent whatever the link, in
 * the main content as soon as a link is seen. Gatsby's loader takes one page once and four at a time; nothing is fetched
 * ahead for bots, on 2g or where the visitor saves data.
 */
export function followLinks(gatsby: GatsbyWindow): Links {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    // A new tab is a choice of a language too.
    if (link?.hreflang) languageChoice.write(link.hreflang);
    const page = link && isPlain(event) ? pageOf(link) : undefined;
    if (!link || page === undefined) return;
    event.preventDefault();
    // The footer stays with the next page, and the focus would stay in it.
    link.blur();
    if (pageHasFailed()) goTo(page + link.hash);
    else gatsby.___navigate(page + link.hash, { replace: link.href === window.location.href });
  });

  const fetchAtOnce = (event: Event) => {
    const link = linkOf(event);
    const page = link ? pageOf(link) : undefined;
    if (page !== undefined && page !== window.location.pathname && mayFetchAhead(navigator)) gatsby.___loader.hovering(page);
  };
  for (const intent of intents) document.addEventListener(intent, fetchAtOnce, { passive: true });

  /** Fetches a page when its turn comes, then takes it into memory: nothing is left to do at the tap. */
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
