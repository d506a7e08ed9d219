/** The longest address that mail servers accept, in characters (RFC 5321, 4.5.3.1.3, without its brackets). */
export const emailMaxLength = 254;
const localMaxLength = 64;

// In functions because browsers take milliseconds to read these patterns, and every page loads this file.
const isLocal = (text: string) => /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(text);
const isLabel = (text: string) => /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u.test(text);
const isLastLabel = (text: string) => /^(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{1,59})$/iu.test(text);

/** An address as it was meant: without the invisible characters that pasted text may bring along, and with the usual @. */
export const meantAddress = (text: string) => text.replace(/\p{Cf}/gu, '').replace('＠', '@');

const hasLooseDots = (text: string) => text.startsWith('.') || text.endsWith('.') || text.includes('..');

/**
 * Whether a text is an email address of the usual form: one @, no double dots, a domain of at least two labels, no quotes,
 * comments, spaces or control characters; letters of any script. Runs in linear time; rejects texts that are too long at once.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > emailMaxLength) return false;
  const [name = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || name.length > localMaxLength || !isLocal(name) || hasLooseDots(name)) return false;
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every(isLabel) && isLastLabel(labels.at(-1) ?? '');
}
