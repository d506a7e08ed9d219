import type { Lead } from '../../contract/lead';

/**
 * Whether any field of a lead contains this email address, ignoring case. A longer address that contains it does not count, and
 * `email` must be an address.
 */
export function mentions({ fields }: Pick<Lead, 'fields'>, email: string): boolean {
  if (!email.includes('@')) return false;
  const escaped = email.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const address = new RegExp(`(?<![\\w.+-])${escaped}(?![\\w-]|\\.\\w)`, 'i');
  return Object.values(fields)
    .flat()
    .some((value) => address.test(value));
}
