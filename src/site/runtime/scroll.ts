import { writeStored } from '../edge/storage';
import { startsAtTop } from '../session/arrival';

type RouteChange = {
  pathname: string;
  /** With its `#`, or empty. */
  hash: string;
  /** Whether the visitor returns to a history entry with a known scroll position. */
  seenBefore: boolean;
  /** Whether the browser loaded this page, rather than the router. */
  first: boolean;
};

/**
 * Whether Gatsby's scroll handler should move the page, to the hash, the position of the entry, or the top; it only checks
 * for true. On the first page the browser has already scrolled, and the visitor may have moved on since.
 */
export function mayScroll({ pathname, hash, seenBefore, first }: RouteChange): boolean {
  if (first) return false;
  return hash !== '' || seenBefore || startsAtTop(pathname);
}

/** Returns the key of the current history entry; the router calls one that it did not create `initial`. */
export const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'initial';

/**
 * Leaves scroll restoration between documents to the browser, which knows the position before any script does, and takes it
 * over between pages of this document, which render later than the browser expects.
 */
export function shareScrolling(): void {
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  // Until then the browser may still be restoring the position.
  if (document.readyState === 'complete') take();
  window.addEventListener('pageshow', take);
  // Each history entry has its own setting; the browser has restored the position by now.
  window.addEventListener('hashchange', take);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}

/** Stores the current position in the format of Gatsby's scroll handler, replacing the one it has for this history entry. */
export function noteScroll(pathname: string): void {
  writeStored('session', `@@scroll|${pathname}|${entryKey()}`, String(window.scrollY));
}
