import { page } from '../analytics/calls';
import type { Place } from '../analytics/reported-address';

/** After this delay the page has its title. */
const pageViewDelayMs = 50;

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/**
 * Whether a route change leads to another page; `previous` is null for the first. Pages are prebuilt, one per path, so a change
 * of only the query or hash is no new view, nor is a click on a link to the current page.
 */
export function isNewView(location: Pick<Place, 'pathname'>, previous: Pick<Place, 'pathname'> | null): boolean {
  return previous === null || withSlash(location.pathname) !== withSlash(previous.pathname);
}

let waiting: { place: Place; first: boolean; timer: ReturnType<typeof setTimeout> } | undefined;

/** Gatsby removes the old title before setting the new one, which takes noticeably long on a slow device. */
const sendWithTitle = () => {
  if (waiting && document.title === '') waiting.timer = setTimeout(sendWithTitle, pageViewDelayMs);
  else sendWaiting();
};

/** Sends the view that is waiting for its title, if any. */
export function sendWaiting(): void {
  if (!waiting) return;
  const { place, first, timer } = waiting;
  waiting = undefined;
  clearTimeout(timer);
  // The inline script has counted it: the visitor left before the site's code had loaded.
  if (first && window.firstViewSent) return;
  if (first) window.firstViewSent = true;
  page(place);
}

/** Records a page view, once, shortly after the route change that led to it. */
export function recordPageView({ pathname, search }: Place, previous: Pick<Place, 'pathname'> | null): void {
  // Strict Mode mounts twice, and so announces the first route twice.
  if (!isNewView({ pathname }, previous) || waiting?.place.pathname === pathname) return;
  // A page that was left at once counts as a view too; its title is still set.
  sendWaiting();
  waiting = { place: { pathname, search }, first: previous === null, timer: setTimeout(sendWithTitle, pageViewDelayMs) };
}
