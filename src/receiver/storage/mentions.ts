import { escapePattern } from '../../contract/escape-pattern';
import type { Lead } from '../../contract/lead';

/** An address as it may be stored: as typed, or with its domain in ASCII, which is how browsers submit email fields. */
export function formsOf(email: string): string[] {
  const address = email.trim();
  const [name = '', domain = ''] = address.split('@');
  const inAscii = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  return [...new Set([address, `${name}@${inAscii}`])];
}

/**
 * Whether a lead contains this email address in a field, its campaign or an address of a page, ignoring case. A longer address that
 * contains it does not count, and `email` must be an address.
 */
export function mentions({ fields, campaign, path, entryPoint }: Lead, email: string): boolean {
  if (!email.includes('@')) return false;
  // Letters of other scripts may be the words around it: Chinese and Japanese put no spaces between them.
  const address = new RegExp(
    `(?<![\\p{Script=Latin}\\p{M}\\w.+-])(?:${formsOf(email).map(escapePattern).join('|')})(?![\\w-]|\\.\\w)`,
    'iu',
  );
  return [...Object.values(fields), ...Object.values(campaign), path, entryPoint ?? ''].flat().some((value) => address.test(value));
}
