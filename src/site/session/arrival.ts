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
export type View = { pathname: string; hash: string; scrollY: number; innerHeight: number };

/**
 * Whether a page that a link led to may show its top first and the rest a moment later: not if an anchor has to be found, nor if
 * the window stays scrolled down by more than its own height, where the rest would be missing.
 */
export function mayShowTopFirst({ pathname, hash, scrollY, innerHeight }: View): boolean {
  return hash === '' && (startsAtTop(pathname) || scrollY <= innerHeight);
}

let byLink = false;
const { notify, subscribe } = createListeners();

/** How the visitor came to the page in front, and when all of it is there. */
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
