import { reloadPages } from './problem-overlay';

let shownPaths: ReadonlySet<string> = new Set();
let reloadIsDue = false;

/** Remembers the paths of the pages that Gatsby has. */
export function rememberPaths(paths: ReadonlySet<string>): void {
  shownPaths = paths;
}

/**
 * Reloads the tabs of `gatsby develop`: immediately, or once Gatsby has created and deleted pages. A tab that loads a page
 * before Gatsby has created it counts as one that shows no page, and gets no further changes.
 */
export function reloadTabs(paths: ReadonlySet<string>): void {
  if (isSameSet(paths, shownPaths)) reloadPages();
  else reloadIsDue = true;
}

/** Reloads the tabs that waited for pages to be created or deleted. */
export function reloadAfterCreation(): void {
  if (!reloadIsDue) return;
  reloadIsDue = false;
  reloadPages();
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((each) => other.has(each));
