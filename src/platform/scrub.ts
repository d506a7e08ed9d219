/** As much of a text as is looked at, and as much as is kept. */
const readLimit = 16_384;
const keptLimit = 2_048;
/** Shorter texts that were typed in are parts of too many words. */
const shortestTyped = 3;

const part = String.raw`[^\s@<>()[\]{},;:"'|\\/=?&]{1,254}`;
const email = new RegExp(`${part}(?:@|%40)${part}`, 'gi');
const query = /\?[^\s"'<>()]+/g;
const fragmentWithValues = /#[^\s"'<>()=]{0,254}=[^\s"'<>()]*/g;
const phoneLike = /(^|\W)\+?\(?\d(?:[\s().-]{0,3}\d){6,}(?!\w)/g;

/**
 * A text without e-mail addresses, numbers that may be phone numbers, queries of addresses, and `typed`: what visitors
 * have entered in the forms of the page. For messages, which people read; numbers in file names would be lost too.
 */
export function scrubText(text: string, typed: readonly string[] = []): string {
  let scrubbed = text.slice(0, readLimit);
  for (const entry of typed) {
    if (entry.trim().length >= shortestTyped) scrubbed = scrubbed.replaceAll(entry.trim(), '[typed]');
  }
  return scrubbed
    .replace(email, '[e-mail]')
    .replace(query, '?[query]')
    .replace(fragmentWithValues, '#[values]')
    .replace(phoneLike, '$1[number]')
    .slice(0, keptLimit);
}

/** An address without its query and its fragment, and without e-mail addresses in its path. */
export function scrubAddress(address: string): string {
  const [place = ''] = address.slice(0, readLimit).split(/[?#]/);
  return place.replace(email, '[e-mail]').slice(0, keptLimit);
}
