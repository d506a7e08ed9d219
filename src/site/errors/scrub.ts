/** How many characters of a text are examined, and how many are kept. */
const readLimit = 4_096;
const keptLimit = 2_048;
/** Shorter typed texts are ignored, because they occur in too many words. */
const minTypedLength = 3;

const name = String.raw`[^\s@<>()[\],;:"\\]{1,254}`;
const segment = String.raw`[^\s@<>()[\],;:"\\/]{1,254}`;
const host = String.raw`[\p{L}\p{N}.-]{1,254}`;
const email = new RegExp(`${name}(?:@|%40)${host}`, 'gu');
const emailInPath = new RegExp(`${segment}(?:@|%40)${host}`, 'gu');
const query = /\?[^\s"'<>()]+/g;
const fragmentWithValues = /#[^\s"'<>()=]{0,254}=[^\s"'<>()]*/g;
const phoneLike = /(^|\W)\+?\(?\d(?:[\s().-]{0,3}\d){6,}(?!\w)/g;

/**
 * Returns a text without email addresses, numbers that may be phone numbers, URL queries, and `typed`: what visitors have
 * entered in the page's forms. For messages, which people read; numbers in file names would be lost too.
 */
export function scrubText(text: string, typed: readonly string[] = []): string {
  let scrubbed = text.slice(0, readLimit);
  for (const entry of typed) {
    if (entry.trim().length >= minTypedLength) scrubbed = scrubbed.replaceAll(entry.trim(), '[typed]');
  }
  return scrubbed
    .replace(query, '?[query]')
    .replace(fragmentWithValues, '#[values]')
    .replace(email, '[e-mail]')
    .replace(phoneLike, '$1[number]')
    .slice(0, keptLimit);
}

/** Returns a URL without its query and fragment, and without email addresses in its path. */
export function scrubAddress(address: string): string {
  const [place = ''] = address.slice(0, readLimit).split(/[?#]/);
  return place.replace(emailInPath, '[e-mail]').slice(0, keptLimit);
}
