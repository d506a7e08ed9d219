import type { Answer, AnswerKind } from './answer';
import type { Lead } from './lead';

/** A lead that waits in the browser; times are milliseconds since the epoch. */
export type Entry = {
  lead: Lead;
  addedAt: number;
  attempts: number;
  /** When it is sent again. */
  nextAt: number;
  /** From when on it is sent again if a visit begins or the connection returns. */
  eagerAt: number;
  /** When its week was first seen to be over; null before. */
  overdueSince: number | null;
};

export const outboxEntries = 20;
export const outboxAgeMs = 7 * 24 * 3_600_000;
export const answerLimitMs = 10_000;

/** How long an entry whose week seems over is still sent: the week may have been the work of a wrong clock. */
export const lastTriesMs = 24 * 3_600_000;

const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;
export const longestWaitMs = 12 * 3_600_000;
/** Between two attempts, however often visits begin and connections return. */
const shortestGapMs = 1_000;

/** A receiver that did not understand the lead may be mended within the week, but is asked about it twice a day only. */
const isAskedSlowly = (kind: AnswerKind) => kind === 'refused' || kind === 'unconfirmed';

/**
 * How long to wait after `attempts` failed attempts, in milliseconds: doubling from 5 s up to an hour, the last half
 * by chance, so that many browsers do not come back together; half a day at most if `slowly`. `chance` is from 0 up to,
 * not including, 1.
 */
export function pauseAfter(attempts: number, slowly: boolean, chance: number): number {
  const longest = slowly ? longestWaitMs : Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(Math.max(attempts, 1) - 1, 20));
  return Math.round(longest / 2 + (longest / 2) * chance);
}

export function expired({ addedAt }: Pick<Entry, 'addedAt'>, now: number): boolean {
  return now - addedAt >= outboxAgeMs;
}

/** The entry while an attempt is under way, for as long as that can take: nobody else sends it meanwhile. */
export function claimed(entry: Entry, now: number): Entry {
  const over = now + answerLimitMs + firstPauseMs;
  return { ...entry, nextAt: over, eagerAt: over };
}

/** A new entry, whose first attempt is under way. */
export function entryOf(lead: Lead, now: number): Entry {
  return claimed({ lead, addedAt: now, attempts: 0, nextAt: now, eagerAt: now, overdueSince: null }, now);
}

/**
 * What waits: of every lead its newest revision, the oldest lead first, and no more leads than the outbox holds.
 * Two tabs that fill it at the same moment can pass the limit; the rest then waits for its turn.
 */
export function waitingEntries(entries: readonly Entry[]): Entry[] {
  const isNewest = ({ lead }: Entry) => !entries.some((other) => other.lead.key === lead.key && other.lead.revision > lead.revision);
  return entries
    .filter(isNewest)
    .sort((one, other) => one.addedAt - other.addedAt)
    .slice(0, outboxEntries);
}

/** Whether the outbox takes this lead: nothing kept is pushed out, but a lead may be completed. */
export function hasRoom(waiting: readonly Entry[], lead: Lead): boolean {
  return waiting.filter((entry) => entry.lead.key !== lead.key).length < outboxEntries;
}

/** Whether the entry is done with when the receiver has this lead: its parts and its earlier wordings are. */
export function isSettledBy({ lead }: Entry, received: Lead): boolean {
  return lead.key === received.key && lead.revision <= received.revision;
}

/**
 * The entry after an attempt that did not get it accepted, or null where it is given up: after its week, once a day of
 * last tries is over. Without an answer, a returning connection may change that at once; with one, only time can.
 */
export function afterFailure(entry: Entry, { kind, retryAfterMs }: Answer, now: number, chance: number): Entry | null {
  const attempts = entry.attempts + 1;
  const slowly = isAskedSlowly(kind);
  const overdueSince = expired(entry, now) ? (entry.overdueSince ?? now) : null;
  if (overdueSince !== null && now - overdueSince >= lastTriesMs) return null;
  const nextAt = now + Math.max(pauseAfter(attempts, slowly, chance), Math.min(retryAfterMs, longestWaitMs));
  return { ...entry, attempts, nextAt, eagerAt: kind === 'unreached' ? now + shortestGapMs : nextAt, overdueSince };
}

/** A planned time as it holds now: no plan reaches further than the longest wait, but for a clock that was set back. */
export function plannedAt(time: number, now: number): number {
  return time > now + longestWaitMs ? now : time;
}

/** What to send now; `eager` when the connection came back or a visit begins, which may be the last chance of an old entry. */
export function dueEntries(entries: readonly Entry[], now: number, eager: boolean): Entry[] {
  const isLastChance = (entry: Entry) => expired(entry, now) && entry.overdueSince === null;
  const isDue = (time: number) => plannedAt(time, now) <= now;
  return entries.filter((entry) => isDue(entry.nextAt) || (eager && (isDue(entry.eagerAt) || isLastChance(entry))));
}

/** When the next entry is due, or null where none waits. */
export function nextDue(entries: readonly Entry[], now: number): number | null {
  return entries.length === 0 ? null : Math.min(...entries.map(({ nextAt }) => plannedAt(nextAt, now)));
}
