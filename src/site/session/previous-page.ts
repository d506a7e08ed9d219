let followed: string | null = null;

/** Call with the path of the page that a link, back or forward led away from. */
export function notePreviousPage(pathname: string): void {
  followed = pathname;
}

/** Returns the path of the page that the visitor saw before this one; null if they came from outside of the site. */
export function previousPage(): string | null {
  return followed ?? ownPath(document.referrer);
}

const ownPath = (url: string): string | null => (url.startsWith(`${window.location.origin}/`) ? new URL(url).pathname : null);
