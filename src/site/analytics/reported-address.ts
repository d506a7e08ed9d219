/** Names of query parameters that carry a secret or personal data, judging by the name. */
const secretNames =
  '[^=&]{0,64}(?:token|secret|passw|pwd|auth(?!or)|session|signature|jwt|e-?mail)[^=&]{0,64}|code|key|api_?key|sig|sid|otp';

/** Advertisers' click IDs are as long and random as tokens, but they are what the report is for. */
const clickNames = 'utm_|[a-z]*cl(?:c?k)?id=|[gw]braid=|li_fat_id=|mc_[ce]id=|_gl=';

type Scrub = readonly [pattern: RegExp, replacement: string];

/** The `@` of an email address may be percent-encoded, even twice. What follows is part of it, further addresses too. */
export const emailScrub: Scrub = [/[^\s?&=#/@]{1,254}(?:@|%(?:25)*40)[^\s?&=#/]+/gi, '[e-mail]'];

/**
 * Replacements for a path with its query, in this order. A value of 32 or more characters that include a digit counts as a token. Simple enough for an inline script.
 */
export const addressScrubs: readonly Scrub[] = [
  emailScrub,
  [new RegExp(`([?&](?:${secretNames})=)[^&]+`, 'gi'), '$1[removed]'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[removed]'],
  [new RegExp(`([?&](?!${clickNames})[^=&]{1,64}=)(?=[^&]*\\d)[\\w-]{32,}(?=&|$)`, 'gi'), '$1[removed]'],
];

/** Maximum characters of an address that are reported: for a much longer one, the patterns would take seconds. */
export const addressLimit = 4_096;

/** Returns a URL, or part of one, without email addresses and tokens. */
export function reportedAddress(address: string): string {
  return addressScrubs.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), address.slice(0, addressLimit));
}

/** The location of a page; `search` is its query with the question mark, or empty. */
export type Place = Pick<Location, 'pathname' | 'search'>;

/** Returns the URL properties to report for a page; includes the referrer only if the library would report it unscrubbed. */
export function reportedPage({ pathname, search }: Place) {
  const path = reportedAddress(pathname);
  const query = reportedAddress(search);
  const referrer = reportedAddress(document.referrer);
  const url = `${window.location.origin}${path}${query}`;
  return { path, search: query, url, ...(referrer === document.referrer ? {} : { referrer }) };
}

/** The same for the current page, or undefined if neither its URL nor its referrer needs scrubbing. */
export function scrubbedPage() {
  const shown = reportedPage(window.location);
  const { pathname, search } = window.location;
  return 'referrer' in shown || shown.path + shown.search !== pathname + search ? shown : undefined;
}
