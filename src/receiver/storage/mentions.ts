import type { Lead } from '../../contract/lead';

/** Whether a lead has this e-mail address, in any case, as or in one of its fields; not as a part of a longer address, nor text that is none. */
export function mentions({ fields }: Pick<Lead, 'fields'>, email: string): boolean {
  if (!email.includes('@')) return false;
  const escaped = email.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const address = new RegExp(`(?<![\\w.+-])${escaped}(?![\\w-]|\\.\\w)`, 'i');
  return Object.values(fields)
    .flat()
    .some((value) => address.test(value));
}
