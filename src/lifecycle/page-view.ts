import { page } from '../analytics/page';
import type { Place } from '../analytics/reported-address';

/** By then the page has its title. */
export const pageViewDelayMs = 50;

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/**
 * Whether a change of route shows another page; `previous` is null at the first. The pages are prebuilt, one for each
 * path, so a change of the query or the hash alone is no new view, and neither is a click on a link to the page itself.
 */
export function isNewView(location: Pick<Place, 'pathname'>, previous: Pick<Place, 'pathname'> | null): boolean {
  return previous === null || withSlash(location.pathname) !== withSlash(previous.pathname);
}

let waiting: { place: Place; first: boolean; timer: ReturnType<typeof setTimeout> } | undefined;

/** Gatsby takes the old title away before it has the new one, which a slow device shows. */
const sendWithTitle = () => {
  if (waiting && document.title === '') waiting.timer = setTimeout(sendWithTitle, pageViewDelayMs);
  else sendWaiting();
};

/** Sends the view that waits for its title, if one does. */
export function sendWaiting(): void {
  if (!waiting) return;
  const { place, first, timer } = waiting;
  waiting = undefined;
  clearTimeout(timer);
  // The inline script has counted it, as the visitor went away before the site's code was there.
  if (first && window.firstViewSent) return;
  if (first) window.firstViewSent = true;
  page(place);
}

/** Records the view of a page, once, shortly after the change of route that led to it. */
export function recordPageView({ pathname, search }: Place, previous: Pick<Place, 'pathname'> | null): void {
  // Strict Mode mounts twice, and so announces the first route twice.
  if (!isNewView({ pathname }, previous) || waiting?.place.pathname === pathname) return;
  // A page that was left at once was a view too; its title is still there.
  sendWaiting();
  waiting = { place: { pathname, search }, first: previous === null, timer: setTimeout(sendWithTitle, pageViewDelayMs) };
}
