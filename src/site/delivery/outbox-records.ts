import type { Lead } from '../../contract/lead';

/** Prefix of all local storage keys that hold a waiting lead. */
export const outboxPrefix = 'leads.outbox.';

/**
 * Returns the storage key of a lead's record; each revision has its own. Tabs see each other's changes late, even under a
 * lock, so what a tab writes must never depend on what it last read of another tab's: no record holds two leads.
 */
export function recordOf({ key, revision }: Lead): string {
  return `${outboxPrefix}${key}.${revision}`;
}
