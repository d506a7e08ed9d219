import { mayPrefetch } from '../gatsby/links';

/** Fetches the HTML of a page that was shown without it, so that the service worker keeps it for visits while offline. */
export function keepPage(path: string): void {
  fetch(path, { priority: 'low' }).catch(() => {
    // Offline already: the page is kept on the next visit.
  });
}

/** The same for a page reached by a link, unless there is no service worker, or the connection should be spared. */
export function keepLinkedPage(path: string): void {
  if (navigator.serviceWorker?.controller && mayPrefetch(navigator)) keepPage(path);
}
