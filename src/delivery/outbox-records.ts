import type { Lead } from './lead';

/** What the names of all records in the browser's local store begin with that hold a waiting lead. */
export const outboxPrefix = 'leads.outbox.';

/**
 * The name of a lead's record, one for each of its revisions. Tabs see each other's changes late, even under a lock,
 * so that what one tab writes must never depend on what it last read of another's: no record holds two leads.
 */
export function recordOf({ key, revision }: Lead): string {
  return `${outboxPrefix}${key}.${revision}`;
}
