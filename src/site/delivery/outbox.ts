import { dayMs, hourMs } from '../../contract/durations';
import type { Lead } from '../../contract/lead';
import { type Answer, type AnswerKind, answerLimitMs } from './send-lead';

/** A lead waiting in the browser; times are milliseconds since the epoch. */
export type Entry = {
  lead: Lead;
  addedAt: number;
  attempts: number;
  /** When it is due to be sent again. */
  nextAt: number;
  /** Earliest time for sending it again if a visit begins or the connection returns. */
  eagerAt: number;
  /** When it was first found to be expired; null before. */
  overdueSince: number | null;
};

export const outboxEntries = 20;
/** After this an entry is expired. Visitors read the same: `forms.refused` and `storage.json` in `locales/`, docs/privacy.md. */
export const outboxAgeMs = 7 * dayMs;

/** How long to keep sending an expired entry: the clock may be wrong. */
export const lastTriesMs = dayMs;

const firstPauseMs = 5_000;
const maxPauseMs = hourMs;
export const maxWaitMs = 12 * hourMs;
/** Minimum gap between two attempts, however often visits begin and connections return. */
const minGapMs = 1_000;
/** A pause that is longer than that gap, with time for an attempt of another tab to fail. */
export const nextTurnMs = 1_500;

/** A receiver that did not understand the lead may be fixed meanwhile, but is tried only every 6 to 12 hours. */
const isAskedSlowly = (kind: AnswerKind) => kind === 'refused' || kind === 'unconfirmed';

/**
 * Returns the pause after `attempts` failed attempts, in milliseconds: doubles from 5 s to an hour, or is 12 hours if
 * `slowly`; the upper half is random, so that many browsers do not retry at once. `chance` is in [0, 1).
 */
export function pauseAfter(attempts: number, slowly: boolean, chance: number): number {
  const longest = slowly ? maxWaitMs : Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(Math.max(attempts, 1) - 1, 20));
  return Math.round(longest / 2 + (longest / 2) * chance);
}

export function expired({ addedAt }: Pick<Entry, 'addedAt'>, now: number): boolean {
  return now - addedAt >= outboxAgeMs;
}

/** Returns the entry with an attempt in progress, reserved for as long as that can take so that nothing else sends it. */
export function claimed(entry: Entry, now: number): Entry {
  const over = now + answerLimitMs + firstPauseMs;
  return { ...entry, nextAt: over, eagerAt: over };
}

/** Returns a new entry with its first attempt in progress. */
export function entryOf(lead: Lead, now: number): Entry {
  return claimed({ lead, addedAt: now, attempts: 0, nextAt: now, eagerAt: now, overdueSince: null }, now);
}

/**
 * Returns the waiting entries: the newest revision of each lead, the oldest lead first, at most as many as the outbox holds.
 * Two tabs that fill it at the same moment can exceed the limit; the rest then waits for its turn.
 */
export function waitingEntries(entries: readonly Entry[]): Entry[] {
  const isNewest = ({ lead }: Entry) => !entries.some((other) => other.lead.key === lead.key && other.lead.revision > lead.revision);
  return entries
    .filter(isNewest)
    .sort((one, other) => one.addedAt - other.addedAt)
    .slice(0, outboxEntries);
}

/** Whether the outbox has room for this lead: stored leads are never evicted, and can always be updated. */
export function hasRoom(waiting: readonly Entry[], lead: Lead): boolean {
  return waiting.filter((entry) => entry.lead.key !== lead.key).length < outboxEntries;
}

/** Whether receipt of this lead settles the entry: it holds the same lead at the same or an earlier revision. */
export function isSettledBy({ lead }: Entry, received: Lead): boolean {
  return lead.key === received.key && lead.revision <= received.revision;
}

/**
 * Returns the entry after a failed attempt, or null if it is given up: once the time for last tries is over. If there
 * was no answer, a returning connection may trigger the next try at once; if there was one, only time can.
 */
export function afterFailure(entry: Entry, { kind, retryAfterMs }: Answer, now: number, chance: number): Entry | null {
  const attempts = entry.attempts + 1;
  const slowly = isAskedSlowly(kind);
  const overdueSince = expired(entry, now) ? (entry.overdueSince ?? now) : null;
  if (overdueSince !== null && now - overdueSince >= lastTriesMs) return null;
  const nextAt = now + Math.max(pauseAfter(attempts, slowly, chance), Math.min(retryAfterMs, maxWaitMs));
  return { ...entry, attempts, nextAt, eagerAt: kind === 'unreached' ? now + minGapMs : nextAt, overdueSince };
}

/** Returns the planned time, or now if it is further off than the longest wait: then the clock was set back. */
export function plannedAt(time: number, now: number): number {
  return time > now + maxWaitMs ? now : time;
}

/** Returns the entries to send now; `eager` on reconnect or at the start of a visit, possibly the last chance of an old entry. */
export function dueEntries(entries: readonly Entry[], now: number, eager: boolean): Entry[] {
  const isLastChance = (entry: Entry) => expired(entry, now) && entry.overdueSince === null;
  const isDue = (time: number) => plannedAt(time, now) <= now;
  return entries.filter((entry) => isDue(entry.nextAt) || (eager && (isDue(entry.eagerAt) || isLastChance(entry))));
}

/** Returns when the next entry is due, or null if none is waiting. */
export function nextDue(entries: readonly Entry[], now: number): number | null {
  return entries.length === 0 ? null : Math.min(...entries.map(({ nextAt }) => plannedAt(nextAt, now)));
}
