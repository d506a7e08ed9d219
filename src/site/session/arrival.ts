import { createListeners } from '../edge/listeners';
import { isLanguage } from '../words/localized-path';

/** Under these folders a new page starts at the top; elsewhere the scroll position stays. */
const topFolders = ['services', 'blog'];

/** Whether the page at a path, in any language, starts at the top when a link leads to it. */
export function startsAtTop(pathname: string): boolean {
  const [, first = '', second = ''] = pathname.split('/');
  return topFolders.includes(isLanguage(first) ? second : first);
}

/** The window and the page in it; lengths in px. */
type View = { pathname: string; hash: string; scrollY: number; innerHeight: number };

/**
 * Whether a page opened by a link may render its top first and the rest a moment later. Not if the URL has an anchor, and not if
 * the window stays scrolled down by more than its height, where the missing rest would be visible.
 */
export function mayShowTopFirst({ pathname, hash, scrollY, innerHeight }: View): boolean {
  return hash === '' && (startsAtTop(pathname) || scrollY <= innerHeight);
}

let byLink = false;
const { notify, subscribe } = createListeners();

/** How the visitor reached the current page, and a notification once all of it is in the document. */
export const arrival = {
  /** Call at a click on a link. */
  noteLink: () => {
    byLink = true;
  },
  /** Call for back and forward, whose scroll position needs the whole page at once. */
  noteReturn: () => {
    byLink = false;
  },
  topFirst: () => {
    // On the server, too, where there is no window.
    if (!byLink) return false;
    const { location, scrollY, innerHeight } = window;
    return mayShowTopFirst({ pathname: location.pathname, hash: location.hash, scrollY, innerHeight });
  },
  /** Call once the rest of a page is in the document, before it is painted. */
  complete: notify,
  onComplete: subscribe,
} as const;
