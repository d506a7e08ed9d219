import { entryText, readEntry } from './entry-text';
import type { Lead } from './lead';
import { type Answer, afterFailure, dueEntries, type Entry, entryOf, hasRoom, isSettledBy, nextDue, waitingEntries } from './outbox';
import { recordOf } from './outbox-records';

/**
 * What became of a lead: the receiver has it; it is safe in the browser and will be sent; it is only in the memory
 * of this page and will be sent while the page stays open; the receiver said no.
 */
export type Delivery = 'accepted' | 'kept' | 'held' | 'failed';

/** The world as the courier needs it. */
export type Edge = {
  now: () => number;
  /** From 0 up to, not including, 1. */
  chance: () => number;
  /** The names of the outbox's records, as far as this tab knows: other tabs' changes may show late. */
  records: () => string[];
  read: (record: string) => string | null;
  /** Whether the text is stored now; false where the store is denied or full. */
  write: (record: string, text: string) => boolean;
  remove: (record: string) => void;
  send: (lead: Lead) => Promise<Answer>;
  /** Runs the work after a pause; the returned function calls it off. */
  later: (pauseMs: number, work: () => void) => () => void;
};

export type Courier = {
  /** Puts the lead into the outbox, then sends it. */
  deliver: (lead: Lead) => Promise<Delivery>;
  /** Sends what waits, without waiting for its pauses: at a visit's begin, and when the connection is back. */
  resume: () => Promise<void>;
};

const shortestPauseMs = 1_000;

/** Gets leads to the receiver or keeps them. Sending twice is harmless, as the receiver knows leads by their keys. */
export function courierFor(edge: Edge): Courier {
  let held: Entry[] = [];
  let callOff = () => {};
  let sweeping = false;

  /** What the records hold. One that can never be sent goes: it is spoilt, or its week is over. */
  const stored = (): Entry[] =>
    edge.records().flatMap((record) => {
      const text = edge.read(record);
      if (text === null) return [];
      const entry = readEntry(text, edge.now());
      if (entry && recordOf(entry.lead) === record) return entry;
      edge.remove(record);
      return [];
    });
  const waiting = () => waitingEntries([...stored(), ...held]);

  const drop = (entries: readonly Entry[]) => {
    for (const { lead } of entries) edge.remove(recordOf(lead));
    held = held.filter((entry) => !entries.includes(entry));
  };

  /** Whether the lead is in the store now; if not, it is in memory. */
  const keep = (lead: Lead): boolean => {
    const entry = entryOf(lead, edge.now());
    const before = stored();
    const safe = hasRoom(waitingEntries(before), lead) && edge.write(recordOf(lead), entryText(entry));
    held = held.filter((other) => !isSettledBy(other, lead));
    if (safe) drop(before.filter((other) => isSettledBy(other, lead) && other.lead.revision < lead.revision));
    else held.push(entry);
    return safe;
  };

  const attempt = async (lead: Lead): Promise<Answer> => {
    const answer = await edge.send(lead);
    const entries = [...stored(), ...held].filter((entry) => isSettledBy(entry, lead));
    if (answer === 'accepted') {
      drop(entries);
      return answer;
    }
    const chance = edge.chance();
    for (const entry of entries) {
      const next = afterFailure(entry, answer, edge.now(), chance);
      if (held.includes(entry)) held = held.map((other) => (other === entry ? next : other));
      else edge.write(recordOf(entry.lead), entryText(next));
    }
    return answer;
  };

  const sweep = async (eager: boolean) => {
    if (sweeping && !eager) return;
    sweeping = true;
    for (const { lead } of dueEntries(waiting(), edge.now(), eager)) {
      const stillWaits = waiting().some((entry) => entry.lead.key === lead.key && entry.lead.revision === lead.revision);
      if (stillWaits) await attempt(lead);
    }
    sweeping = false;
    plan();
  };

  const plan = () => {
    callOff();
    const due = nextDue(waiting());
    if (due !== null) callOff = edge.later(Math.max(shortestPauseMs, due - edge.now()), () => void sweep(false));
  };

  return {
    deliver: async (lead) => {
      const safe = keep(lead);
      const answer = await attempt(lead);
      plan();
      if (answer === 'accepted') return 'accepted';
      if (answer === 'refused') return 'failed';
      return safe ? 'kept' : 'held';
    },
    resume: () => sweep(true),
  };
}
