import type { Lead } from '../../contract/lead';

/** Whether a field of a lead is or contains this e-mail address, ignoring case; not as part of a longer address, nor text that is no address. */
export function mentions({ fields }: Pick<Lead, 'fields'>, email: string): boolean {
  if (!email.includes('@')) return false;
  const escaped = email.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const address = new RegExp(`(?<![\\w.+-])${escaped}(?![\\w-]|\\.\\w)`, 'i');
  return Object.values(fields)
    .flat()
    .some((value) => address.test(value));
}
