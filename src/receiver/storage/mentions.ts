import { escapePattern } from '../../contract/escape-pattern';
import type { Lead } from '../../contract/lead';

/** An address as it may be stored: as typed, or with its domain in ASCII, which is how browsers submit email fields. */
export function formsOf(email: string): string[] {
  const address = email.trim();
  const [name = '', domain = ''] = address.split('@');
  const inAscii = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  return [...new Set([address, `${name}@${inAscii}`])];
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
 * Whether a lead contains this email address in a field, its campaign or an address of a page, ignoring case. A longer address that
 * contains it does not count, and `email` must be an address.
 */
export function mentions({ fields, campaign, path, entryPoint }: Lead, email: string): boolean {
  if (!email.includes('@')) return false;
  const address = new RegExp(formsOf(email).map(escapePattern).join('|'), 'giu');
  return [...Object.values(fields), ...Object.values(campaign), path, entryPoint ?? ''].flat().some((text) => contains(text, address));
}
