/** Several slashes at the beginning would name another host. */
const onThisSite = (address: string) => address.replace(/^\/{2,}/, '/');

/** Leaves for a page of this site by a full load, where the code of the page cannot go on. */
export function goTo(address: string): void {
  const { location } = window;
  const { pathname, search, hash } = new URL(onThisSite(address), location.origin);
  const onlyHashDiffers = hash !== '' && pathname === location.pathname && search === location.search;
  location.assign(pathname + search + hash);
  // The browser only scrolls then.
  if (onlyHashDiffers) location.reload();
}

/** Loads the page of the address anew. */
export function loadAgain(): void {
  window.location.reload();
}
