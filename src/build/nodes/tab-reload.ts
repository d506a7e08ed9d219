import { reloadPages } from './problem-overlay';

let reloadIsDue = false;

/**
 * Reloads the tabs of `gatsby develop`: immediately, or once Gatsby has created and deleted pages. If a tab loads a page before
 * Gatsby has created it, Gatsby treats it as a tab without a page and sends it no more updates.
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
