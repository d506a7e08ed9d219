/** Names of query parameters that carry a secret or an address of a person, as far as a name shows it. */
const secretNames =
  '[^=&]{0,64}(?:token|secret|passw|pwd|auth(?!or)|session|signature|jwt|e-?mail)[^=&]{0,64}|code|key|api_?key|sig|sid|otp';

/** What advertisers put into an address is as long and random as a token, and is what the report is for. */
const clickNames = 'utm_|[a-z]*cl(?:c?k)?id=|[gw]braid=|li_fat_id=|mc_[ce]id=|_gl=';

/**
 * What is replaced in a path with its query, in this order. The `@` of an e-mail address may be encoded, even twice.
 * A value of 32 or more characters with a digit in it passes for a token. Plain enough for an inline script.
 */
export const addressScrubs: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[^\s?&=#/@]{1,254}(?:@|%(?:25)*40)[^\s?&=#/@]+/gi, '[e-mail]'],
  [new RegExp(`([?&](?:${secretNames})=)[^&]+`, 'gi'), '$1[removed]'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[removed]'],
  [new RegExp(`([?&](?!${clickNames})[^=&]{1,64}=)(?=[^&]*\\d)[\\w-]{32,}(?=&|$)`, 'gi'), '$1[removed]'],
];

/** An address, or a part of one, without e-mail addresses and tokens. */
export function reportedAddress(address: string): string {
  return addressScrubs.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), address);
}

/** Where a page is shown; `search` is its query with the question mark, or empty. */
export type Place = Pick<Location, 'pathname' | 'search'>;

/** What is reported of a page's address; of the one before only if the library would report more than it may. */
export function reportedPage({ pathname, search }: Place) {
  const path = reportedAddress(pathname);
  const query = reportedAddress(search);
  const referrer = reportedAddress(document.referrer);
  const url = `${window.location.origin}${path}${query}`;
  return { path, search: query, url, ...(referrer === document.referrer ? {} : { referrer }) };
}

/** The same for the page that is shown, or undefined where its address and the one before may be reported as they are. */
export function scrubbedPage() {
  const shown = reportedPage(window.location);
  const { pathname, search } = window.location;
  return 'referrer' in shown || shown.path + shown.search !== pathname + search ? shown : undefined;
}
