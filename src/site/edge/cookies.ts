/** The names of the cookies that this page's scripts can read; none if cookies are denied. */
export function cookieNames(): string[] {
  try {
    return document.cookie.split('; ').flatMap((pair) => pair.split('=', 1).filter((name) => name !== ''));
  } catch {
    return [];
  }
}

/** The host and its parent domains: trackers set cookies on the highest one that the browser allows. */
const domainsOf = (host: string) => host.split('.').map((_, index, parts) => parts.slice(index).join('.'));

/** Removes a cookie of this host or any parent domain. */
export function removeCookie(name: string): void {
  const places = ['', ...domainsOf(window.location.hostname).map((domain) => `; domain=${domain}`)];
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way that covers domains
    for (const place of places) document.cookie = `${name}=; path=/; max-age=0${place}`;
  } catch {
    // If cookies are denied, there are none to remove.
  }
}
