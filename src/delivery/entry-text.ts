import type { Lead } from './lead';
import { type Entry, expired, longestWaitMs } from './outbox';

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

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    isLead(value.lead) &&
    [value.addedAt, value.nextAt, value.attempts].every(isTime) &&
    typeof value.refused === 'boolean'
  );
}

/** A clock that was set back must neither keep an entry for ever nor put its next attempt off. */
function withSaneTimes(entry: Entry, now: number): Entry {
  return { ...entry, addedAt: Math.min(entry.addedAt, now), nextAt: Math.min(entry.nextAt, now + longestWaitMs) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The entry in a stored text, which may hold anything: null for what is no entry or has expired. */
export function readEntry(text: string, now: number): Entry | null {
  const found = parsed(text);
  if (!isEntry(found)) return null;
  const entry = withSaneTimes(found, now);
  return expired(entry, now) ? null : entry;
}

export function entryText(entry: Entry): string {
  return JSON.stringify(entry);
}
