type EntryState = { place?: number } | null;

/**
 * Notes in the current history entry how far down the page the visitor is, in pixels. Call before an anchor of the same page is
 * followed: the browser then adds an entry that the router's saved positions cannot tell from this one.
 */
export function noteScrollOfEntry(): void {
  window.history.replaceState({ ...(window.history.state as EntryState), place: window.scrollY }, '');
}

/** Call before a link leads to another page: until then the visitor may have read on, and the router saves that position. */
export function forgetScrollOfEntry(): void {
  if (scrollOfEntry() !== undefined) window.history.replaceState({ ...(window.history.state as EntryState), place: undefined }, '');
}

/** The noted position of the current history entry, if it has one. */
export const scrollOfEntry = (): number | undefined => (window.history.state as EntryState)?.place;

const pathOf = (url: string) => new URL(url).pathname;

/**
 * Restores the noted position when the visitor goes back within a page. So does the router's scroll handler, except when the
 * browser has not painted since the anchor was followed: the router then ends where it began, and updates nothing.
 */
export function restoreScrollWithinPage(): void {
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    const y = scrollOfEntry();
    if (y !== undefined && pathOf(oldURL) === pathOf(newURL)) window.scrollTo(0, y);
  });
}
