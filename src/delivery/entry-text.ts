import type { Lead } from './lead';
import { type Entry, expired } from './outbox';

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFieldValue = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isText));

function isLead(value: unknown): value is Lead {
  return (
    isRecord(value) &&
    [value.key, value.form, value.source, value.path, value.submittedAt].every(isText) &&
    Number.isSafeInteger(value.revision) &&
    isRecord(value.fields) &&
    Object.values(value.fields).every(isFieldValue)
  );
}

/** Entries of the first format had neither a number nor `eagerAt` and `overdueSince`. */
type Stored = Pick<Entry, 'lead' | 'addedAt' | 'attempts' | 'nextAt'> & Loose;

function isStored(value: unknown): value is Stored {
  return isRecord(value) && isLead(value.lead) && [value.addedAt, value.nextAt, value.attempts].every(isTime);
}

/** The format in which entries are written. A later one has a higher number, and keeps `format` and `addedAt` as they are. */
const currentFormat = 2;

const isOfNewerFormat = (value: unknown): value is Loose & { addedAt: number } =>
  isRecord(value) && isTime(value.format) && value.format > currentFormat && isTime(value.addedAt);

/** A clock that was set back must not keep an entry longer than its week. */
function entryIn({ lead, addedAt, attempts, nextAt, eagerAt, overdueSince }: Stored, now: number): Entry {
  return {
    lead,
    addedAt: Math.min(addedAt, now),
    attempts,
    nextAt,
    eagerAt: isTime(eagerAt) ? eagerAt : nextAt,
    overdueSince: isTime(overdueSince) ? Math.min(overdueSince, now) : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a stored text holds, which may be anything: an entry, one that only newer code can read, or nothing of use. */
export function readEntry(text: string, now: number): Entry | 'newer' | 'spoiled' {
  const found = parsed(text);
  if (isOfNewerFormat(found)) return expired(found, now) ? 'spoiled' : 'newer';
  return isStored(found) ? entryIn(found, now) : 'spoiled';
}

export function entryText(entry: Entry): string {
  return JSON.stringify({ format: currentFormat, ...entry });
}
