import { domainToUnicode } from 'node:url';
import { escapePattern } from '../../contract/escape-pattern';
import type { Lead } from '../../contract/lead';
import { eachText } from '../../model/reading/each-text';

/**
 * An address as it may be stored: as typed, with its domain in ASCII, which is how browsers submit email fields, or in Unicode; and
 * each of them encoded, as in the address of a page.
 */
export function formsOf(email: string): string[] {
  const address = email.trim();
  const [name = '', domain = ''] = address.split('@');
  const inAscii = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  const addresses = [address, `${name}@${inAscii}`, `${name}@${domainToUnicode(domain) || domain}`];
  return [...new Set(addresses.flatMap((each) => [each, encodeURI(each), encodeURI(each).replace('@', '%40'), encodeURIComponent(each)]))];
}

/** The longest part of an address before its `@`. */
const maxNameLength = 64;

// Letters of other scripts may be the words around it: Chinese and Japanese put no spaces between them.
const longerBefore = /[\p{Script=Latin}\p{M}\d][\w.+-]*$/u;
const longerAfter = /^(?:[_-]*[a-z\d]|\.\w)/i;

/** Whether a text contains an address that is not part of a longer one; a hyphen of a list or underscores for emphasis make it no longer. */
const contains = (text: string, address: RegExp): boolean =>
  [...text.matchAll(address)].some(({ 0: { length }, index }) => {
    const before = text.slice(Math.max(0, index - maxNameLength), index);
    const after = text.slice(index + length, index + length + maxNameLength);
    return !longerBefore.test(before) && !longerAfter.test(after);
  });

/**
 * Whether any text of a lead contains this email address, ignoring case. A longer address that contains it does not count, and
 * `email` must be an address.
 */
export function mentions(lead: Lead, email: string): boolean {
  if (!email.includes('@')) return false;
  const address = new RegExp(formsOf(email).map(escapePattern).join('|'), 'giu');
  return eachText(lead, (_, text) => [contains(text, address)]).includes(true);
}
