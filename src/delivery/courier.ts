import type { Answer } from './answer';
import { entryText, readEntry } from './entry-text';
import type { Lead } from './lead';
import { afterFailure, claimed, dueEntries, type Entry, entryOf, hasRoom, isSettledBy, nextDue, waitingEntries } from './outbox';
import { recordOf } from './outbox-records';

/**
 * What became of a lead: the receiver has it; it is stored in the browser and will be sent; it is only in the memory
 * of this page and will be sent while the page stays open; the receiver refused it, so that it stays in the outbox but
 * is asked about twice a day only; there is no endpoint to send it to.
 */
export type Delivery = 'accepted' | 'kept' | 'held' | 'refused' | 'nowhere';

/** What the operator should hear of: an attempt without a yes, or a lead that was given up. */
export type Fault = Answer | 'expired';

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
  /** The records of leads that the service worker has delivered since this was last asked. */
  deliveredInBackground: () => Promise<string[]>;
  send: (lead: Lead) => Promise<Answer>;
  /** Runs the work after a pause; the returned function calls it off. */
  later: (pauseMs: number, work: () => void) => () => void;
  report: (fault: Fault) => void;
  /** Whether leaving the page loses a lead, so that the visitor should be asked first. */
  guard: (losesLead: boolean) => void;
};

export type Courier = {
  /** Puts the lead into the outbox, then sends it. */
  deliver: (lead: Lead) => Promise<Delivery>;
  /** Sends what waits, sooner than planned: when a visit begins, and when the connection is back. */
  resume: () => Promise<void>;
};

const shortestPauseMs = 1_000;

/** Gets leads to the receiver or keeps them. Sending twice is harmless, as the receiver knows leads by their keys. */
export function courierFor(edge: Edge): Courier {
  let held: Entry[] = [];
  let callOff = () => {};
  let sweeping = false;
  /** What a full store did not take of an entry's plan, by record: it would be sent again and again. */
  const unwritten = new Map<string, Entry>();

  const hold = (entries: Entry[]) => {
    held = entries;
    edge.guard(held.length > 0);
  };

  /** What the records hold. A spoiled one goes; one of a newer format waits for the code that can read it. */
  const stored = (): Entry[] =>
    edge.records().flatMap((record) => {
      const text = edge.read(record);
      if (text === null) return [];
      const found = readEntry(text, edge.now());
      if (found === 'newer') return [];
      if (found !== 'spoiled' && recordOf(found.lead) === record) return unwritten.get(record) ?? found;
      edge.remove(record);
      return [];
    });
  const entriesOf = (lead: Lead) => [...stored(), ...held].filter((entry) => isSettledBy(entry, lead));
  const due = (eager: boolean) => dueEntries(waitingEntries([...stored(), ...held]), edge.now(), eager);

  const drop = (entries: readonly Entry[]) => {
    for (const { lead } of entries) {
      edge.remove(recordOf(lead));
      unwritten.delete(recordOf(lead));
    }
    hold(held.filter((entry) => !entries.includes(entry)));
  };

  const replace = (entry: Entry, next: Entry) => {
    const record = recordOf(entry.lead);
    if (held.includes(entry)) hold(held.map((other) => (other === entry ? next : other)));
    else if (edge.write(record, entryText(next))) unwritten.delete(record);
    else unwritten.set(record, next);
  };

  /** Whether the lead is in the store now; if not, it is in memory. */
  const keep = (lead: Lead): boolean => {
    const entry = entryOf(lead, edge.now());
    const before = stored();
    const safe = hasRoom(waitingEntries(before), lead) && edge.write(recordOf(lead), entryText(entry));
    const others = held.filter((other) => !isSettledBy(other, lead));
    hold(safe ? others : [...others, entry]);
    if (safe) drop(before.filter((other) => isSettledBy(other, lead) && other.lead.revision < lead.revision));
    return safe;
  };

  const attempt = async (lead: Lead): Promise<Answer> => {
    const answer = await edge.send(lead);
    const entries = entriesOf(lead);
    if (answer.kind === 'accepted') {
      drop(entries);
      return answer;
    }
    edge.report(answer);
    const chance = edge.chance();
    for (const entry of entries) {
      const next = afterFailure(entry, answer, edge.now(), chance);
      if (next) replace(entry, next);
      else giveUp(entry);
    }
    return answer;
  };

  const giveUp = (entry: Entry) => {
    drop([entry]);
    edge.report('expired');
  };

  const sweep = async (eager: boolean) => {
    if (sweeping && !eager) return;
    sweeping = true;
    try {
      for (const record of await edge.deliveredInBackground()) edge.remove(record);
      for (const { lead } of due(eager)) {
        // Another tab may have sent it meanwhile, or be about to.
        const entry = due(eager).find((other) => recordOf(other.lead) === recordOf(lead));
        if (!entry) continue;
        replace(entry, claimed(entry, edge.now()));
        await attempt(lead);
      }
    } finally {
      sweeping = false;
      plan();
    }
  };

  const plan = () => {
    callOff();
    const next = nextDue(waitingEntries([...stored(), ...held]), edge.now());
    if (next !== null) callOff = edge.later(Math.max(shortestPauseMs, next - edge.now()), () => void sweep(false));
  };

  return {
    deliver: async (lead) => {
      const safe = keep(lead);
      const { kind } = await attempt(lead);
      plan();
      if (kind === 'accepted' || kind === 'refused') return kind;
      return safe ? 'kept' : 'held';
    },
    resume: () => sweep(true),
  };
}
