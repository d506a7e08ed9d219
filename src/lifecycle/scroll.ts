import { writeStored } from '../platform/storage';

/** Below these a new page starts at its top; elsewhere the position stays. */
const topPrefixes = ['/services', '/blog'];

export type Arrival = {
  pathname: string;
  /** With its `#`, empty where there is none. */
  hash: string;
  /** Whether this history entry was left at a known position, so that the visitor comes back to it. */
  seenBefore: boolean;
  /** Whether it is the page that the browser loaded. */
  first: boolean;
};

/**
 * Whether Gatsby's scroll handler shall move the page. It then goes to the hash, to the position of the entry,
 * or to the top; it only looks whether this is true. On the first page the browser has done so before, and the visitor may
 * have read on since.
 */
export function mayScroll({ pathname, hash, seenBefore, first }: Arrival): boolean {
  if (first) return false;
  return hash !== '' || seenBefore || topPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** The key of the present history entry; the router calls one that it has not made `initial`. */
export const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'initial';

/**
 * Leaves the way between documents to the browser, which knows the place before any script does, and takes the one between
 * the pages of this document, which arrive later than the browser expects.
 */
export function shareScrolling(): void {
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  // Before that the browser may still be on its way to the place.
  if (document.readyState === 'complete') take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}

/** Notes the place on the first page, in the form of Gatsby's scroll handler: that of an earlier visit may be stored there. */
export function notePlace(pathname: string): void {
  writeStored('session', `@@scroll|${pathname}|${entryKey()}`, String(window.scrollY));
}
