type EntryState = { place?: number } | null;

/**
 * Notes in the current history entry how far down the page the visitor is, in pixels. Call before an anchor of the same page is
 * followed: the browser then adds an entry that the router's saved positions cannot tell from this one.
 */
export function noteScrollOfEntry(): void {
  window.history.replaceState({ ...(window.history.state as EntryState), place: window.scrollY }, '');
}

/** The noted position of the current history entry, if it has one. */
export const scrollOfEntry = (): number | undefined => (window.history.state as EntryState)?.place;
