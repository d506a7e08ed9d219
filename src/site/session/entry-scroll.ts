type EntryState = { place?: number } | null;

/**
 * Marks the current history entry as known. Call at the start and whenever another entry becomes current; then returns whether the
 * browser has just added it, because an anchor was followed, and so has scrolled there.
 */
export function markEntry(): boolean {
  const isNew = window.history.state === null;
  if (isNew) window.history.replaceState({}, '');
  return isNew;
}

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
 * Restores the noted position when the visitor goes back within a page, and calls `onRestored`. Unlike the router, which does so
 * a frame later, it needs no update: when an anchor is followed and left within a frame, the router sees none.
 */
export function restoreScrollWithinPage(onRestored: () => void): void {
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    const y = scrollOfEntry();
    if (y === undefined || pathOf(oldURL) !== pathOf(newURL)) return;
    window.scrollTo(0, y);
    onRestored();
  });
}
