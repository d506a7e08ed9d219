import type { Lead } from './lead';

/** A lead that waits in the browser; times are milliseconds since the epoch. */
export type Entry = { lead: Lead; addedAt: number; attempts: number; nextAt: number; refused: boolean };

/** What came of one attempt: taken by the receiver, not answered in a usable way, or answered with a no. */
export type Answer = 'accepted' | 'unreached' | 'refused';

export const outboxEntries = 20;
export const outboxAgeMs = 7 * 24 * 3_600_000;
export const answerLimitMs = 10_000;

const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;
export const longestWaitMs = 12 * 3_600_000;

/**
 * How long to wait after `attempts` failed attempts, in milliseconds: doubling from 5 s up to an hour, the last half
 * by chance, so that many browsers do not come back together. A refused lead is kept too, as the receiver may be
 * mended within the week, but asked about twice a day only. `chance` is from 0 up to, not including, 1.
 */
export function pauseAfter(attempts: number, refused: boolean, chance: number): number {
  const longest = refused ? longestWaitMs : Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(Math.max(attempts, 1) - 1, 20));
  return Math.round(longest / 2 + (longest / 2) * chance);
}

/** What the status of a response means; 408, 425 and 429 ask for another try. */
export function answerOf(status: number): Answer {
  if (status >= 200 && status < 300) return 'accepted';
  return status >= 300 && status < 500 && ![408, 425, 429].includes(status) ? 'refused' : 'unreached';
}

export function expired(entry: Entry, now: number): boolean {
  return now - entry.addedAt >= outboxAgeMs;
}

/** A new entry; its first attempt is under way, and only if that does not report back another follows. */
export function entryOf(lead: Lead, now: number): Entry {
  return { lead, addedAt: now, attempts: 0, nextAt: now + answerLimitMs + firstPauseMs, refused: false };
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

/** The entry after an attempt that the receiver did not answer with a yes. */
export function afterFailure(entry: Entry, answer: Exclude<Answer, 'accepted'>, now: number, chance: number): Entry {
  const attempts = entry.attempts + 1;
  const refused = answer === 'refused';
  return { ...entry, attempts, refused, nextAt: now + pauseAfter(attempts, refused, chance) };
}

/** What to send now; when the connection came back or a visit begins (`eager`), pauses are not waited for. */
export function dueEntries(entries: readonly Entry[], now: number, eager: boolean): Entry[] {
  return entries.filter((entry) => entry.nextAt <= now || (eager && !entry.refused));
}

/** When the next entry is due, or null where none waits. */
export function nextDue(entries: readonly Entry[]): number | null {
  return entries.length === 0 ? null : Math.min(...entries.map(({ nextAt }) => nextAt));
}
