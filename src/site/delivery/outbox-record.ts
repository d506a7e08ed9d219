import type { Lead } from '../../contract/lead';
import { isRecord, parsedJson } from '../../contract/objects';
import { type Entry, expired } from './outbox';

/** Prefix of all local storage keys that hold a waiting lead. */
export const outboxPrefix = 'leads.outbox.';

/**
 * Returns the storage key of a lead's record; each revision has its own. Tabs see each other's changes late, even under a
 * lock, so what a tab writes must never depend on what it last read of another tab's: no record holds two leads.
 */
export function recordOf({ key, revision }: Lead): string {
  return `${outboxPrefix}${key}.${revision}`;
}

type Loose = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
export const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFieldValue = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isText));

export function isLead(value: unknown): value is Lead {
  return (
    isRecord(value) &&
    [value.key, value.form, value.source, value.path, value.submittedAt].every(isText) &&
    Number.isSafeInteger(value.revision) &&
    isRecord(value.fields) &&
    Object.values(value.fields).every(isFieldValue)
  );
}

/** Entries of the first format had no format number, `eagerAt` or `overdueSince`. */
type Stored = Pick<Entry, 'lead' | 'addedAt' | 'attempts' | 'nextAt'> & Loose;

function isStored(value: unknown): value is Stored {
  return isRecord(value) && isLead(value.lead) && [value.addedAt, value.nextAt, value.attempts].every(isTime);
}

/** The format for writing entries. Later formats have a higher number, and keep `format` and `addedAt` unchanged. */
const currentFormat = 2;

/** The format of a form that left before hydration (`held-form.ts`). A courier leaves it alone like any newer format, even in a tab with an earlier build. */
export const heldFormat = 3;

const isOfNewerFormat = (value: unknown): value is Loose & { addedAt: number } =>
  isRecord(value) && isTime(value.format) && value.format > currentFormat && isTime(value.addedAt);

/** Moves times to now if the clock was set back since: the entry must still expire, and not wait for times planned by the wrong clock. */
function entryIn({ lead, addedAt, attempts, nextAt, eagerAt, overdueSince }: Stored, now: number): Entry {
  const planned = (time: number) => (addedAt > now ? now : time);
  return {
    lead,
    addedAt: Math.min(addedAt, now),
    attempts,
    nextAt: planned(nextAt),
    eagerAt: planned(isTime(eagerAt) ? eagerAt : nextAt),
    overdueSince: isTime(overdueSince) ? Math.min(overdueSince, now) : null,
  };
}

/** Parses any stored text: an entry, `newer` if only newer code can read it, or `corrupt` if it is unusable. */
export function readEntry(text: string, now: number): Entry | 'newer' | 'corrupt' {
  const found = parsedJson(text);
  if (isOfNewerFormat(found)) return expired(found, now) ? 'corrupt' : 'newer';
  return isStored(found) ? entryIn(found, now) : 'corrupt';
}

export function entryText(entry: Entry): string {
  return JSON.stringify({ format: currentFormat, ...entry });
}
