/** Collapses leading slashes: several would name another host. */
const onThisSite = (address: string) => address.replace(/^\/{2,}/, '/');

/** Goes to a page of this site by a full load, for when client-side navigation is not possible. */
export function goTo(address: string): void {
  const { location } = window;
  const { pathname, search, hash } = new URL(onThisSite(address), location.origin);
  const onlyHashDiffers = hash !== '' && pathname === location.pathname && search === location.search;
  location.assign(pathname + search + hash);
  // For a change of only the hash the browser would just scroll.
  if (onlyHashDiffers) location.reload();
}

/** Reloads the page at the current URL. */
export function reloadPage(): void {
  window.location.reload();
}
