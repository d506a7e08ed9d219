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

/** The entries with this lead in its newest revision, or null where the outbox is full: nothing kept is pushed out. */
export function addLead(entries: readonly Entry[], lead: Lead, now: number): Entry[] | null {
  const known = entries.find((entry) => entry.lead.key === lead.key);
  if (known && known.lead.revision > lead.revision) return [...entries];
  const others = entries.filter((entry) => entry !== known);
  if (others.length >= outboxEntries) return null;
  return [...others, entryOf(lead, now)];
}

/** The entries after an attempt to send `lead`. One that was completed in the meantime stays. */
export function afterAttempt(entries: readonly Entry[], lead: Lead, answer: Answer, now: number, chance: number): Entry[] {
  const isSent = (entry: Entry) => entry.lead.key === lead.key && entry.lead.revision <= lead.revision;
  if (answer === 'accepted') return entries.filter((entry) => !isSent(entry));
  const refused = answer === 'refused';
  return entries.map((entry) => {
    if (!isSent(entry)) return entry;
    const attempts = entry.attempts + 1;
    return { ...entry, attempts, refused, nextAt: now + pauseAfter(attempts, refused, chance) };
  });
}

/** What to send now; when the connection came back or a visit begins (`eager`), pauses are not waited for. */
export function dueEntries(entries: readonly Entry[], now: number, eager: boolean): Entry[] {
  return entries.filter((entry) => entry.nextAt <= now || (eager && !entry.refused));
}

/** When the next entry is due, or null where none waits. */
export function nextDue(entries: readonly Entry[]): number | null {
  return entries.length === 0 ? null : Math.min(...entries.map(({ nextAt }) => nextAt));
}
