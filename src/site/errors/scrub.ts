import { replaceTyped } from './typed-text';

/** How many characters of a text the patterns examine, and how many are kept. */
const readLimit = 4_096;
const keptLimit = 2_048;

/** What `JSON.parse` quotes from its input: up to 20 characters in Chrome, a word in Safari, nothing in Firefox. */
const excerpt = /(Unexpected token '.', ).{2,40}(?= is not valid JSON)|(Unexpected identifier )"[^"]*"/gs;

const name = String.raw`[^\s@<>()[\],;:"\\]{1,254}`;
const segment = String.raw`[^\s@<>()[\],;:"\\/]{1,254}`;
const host = String.raw`[\p{L}\p{N}.-]{1,254}`;
/** An `@` may be percent-encoded, even twice. */
const at = '(?:@|%(?:25)*40)';
const email = new RegExp(`${name}${at}${host}`, 'gu');
const emailInPath = new RegExp(`${segment}${at}${host}`, 'gu');
const query = /\?[^\s"'<>()]+/g;
const fragmentWithValues = /#[^\s"'<>()=]{0,254}=[^\s"'<>()]*/g;
const phoneLike = /(^|\W)\+?\(?\d(?:[\s().-]{0,3}\d){6,}(?!\w)/g;

/**
 * Returns a text without email addresses, numbers that may be phone numbers, URL queries, excerpts of invalid JSON, and `typed`:
 * what visitors have entered in forms. For messages, which people read; numbers in file names would be lost too.
 */
export function scrubText(text: string, typed: readonly string[] = []): string {
  // Before the text is cut, because only a whole entry is recognized.
  return replaceTyped(text.replace(excerpt, '$1$2[excerpt]'), typed)
    .slice(0, readLimit)
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
