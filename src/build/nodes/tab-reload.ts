import { reloadPages } from './problem-overlay';

let reloadIsDue = false;

/**
 * Reloads the tabs of `gatsby develop`: immediately, or once Gatsby has created and deleted pages. A tab that loads a page
 * before Gatsby has created it counts as one that shows no page, and gets no further changes.
 */
export function reloadTabs(otherPages: boolean): void {
  if (otherPages) reloadIsDue = true;
  else reloadPages();
}

/** Reloads the tabs that waited for pages to be created or deleted. */
export function reloadAfterCreation(): void {
  if (!reloadIsDue) return;
  reloadIsDue = false;
  reloadPages();
}
