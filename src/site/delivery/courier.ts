import type { Lead } from '../../contract/lead';
import {
  afterFailure,
  claimed,
  dueEntries,
  type Entry,
  entryOf,
  hasRoom,
  isSettledBy,
  nextDue,
  nextTurnMs,
  waitingEntries,
} from './outbox';
import { entryText, readEntry, recordOf } from './outbox-record';
import type { Answer } from './send-lead';

/**
 * The outcome for a lead. `accepted`: the receiver has it. `stored`: in the outbox, will be sent. `inMemory`: only in this
 * page's memory, will be sent while the page stays open. `refused`: the receiver refused it; it stays in the outbox but is
 * retried only every 6 to 12 hours. `nowhere`: there is no endpoint.
 */
export type Delivery = 'accepted' | 'stored' | 'inMemory' | 'refused' | 'nowhere';

/** Reported to the operator: an attempt that was not accepted, or a lead that was given up. */
export type Fault = Answer | 'expired';

/** The courier's dependencies. */
export type Edge = {
  now: () => number;
  /** In [0, 1). */
  chance: () => number;
  /** Returns the names of the outbox's records as this tab sees them: other tabs' changes may appear late. */
  records: () => string[];
  read: (record: string) => string | null;
  /** Returns whether the text was stored; false if storage is denied or full. */
  write: (record: string, text: string) => boolean;
  remove: (record: string) => void;
  /** Resolves to the records of leads that the service worker has delivered since the last call. */
  deliveredInBackground: () => Promise<string[]>;
  send: (lead: Lead) => Promise<Answer>;
  /** Runs the work after a pause; the returned function cancels it. */
  later: (pauseMs: number, work: () => void) => () => void;
  report: (fault: Fault) => void;
  /** Called with the record of each lead that the receiver has accepted. */
  arrived: (record: string) => void;
  /** Sets whether to ask the visitor before leaving, because leaving would lose a lead. */
  guard: (losesLead: boolean) => void;
};

export type Courier = {
  /** Adds the lead to the outbox, then sends it. */
  deliver: (lead: Lead) => Promise<Delivery>;
  /** Sends waiting leads ahead of schedule: when a visit begins, and when the connection returns. */
  resume: () => Promise<void>;
};

const minPauseMs = 1_000;

/** Delivers leads to the receiver or keeps them. Sending twice is harmless, because the receiver deduplicates by key. */
export function courierFor(edge: Edge): Courier {
  let inMemory: Entry[] = [];
  let cancelSweep = () => {};
  let cancelNextTurn = () => {};
  let sweeping = false;
  /** Updated entries that did not fit in a full store, by record: without them, leads would be sent again and again. */
  const pendingWrites = new Map<string, Entry>();

  const setInMemory = (entries: Entry[]) => {
    inMemory = entries;
    edge.guard(inMemory.length > 0);
  };

  /** Returns a record's entry, if there is one. Removes a corrupt record; one of a newer format waits for code that can read it. */
  const entryAt = (record: string) => {
    const text = edge.read(record);
    if (text === null) return [];
    const found = readEntry(text, edge.now());
    if (found === 'newer') return [];
    if (found !== 'corrupt' && recordOf(found.lead) === record) return pendingWrites.get(record) ?? found;
    edge.remove(record);
    return [];
  };
  const stored = (): Entry[] => edge.records().flatMap(entryAt);
  const entriesOf = (lead: Lead) => [...stored(), ...inMemory].filter((entry) => isSettledBy(entry, lead));
  const waiting = () => waitingEntries([...stored(), ...inMemory]);
  const due = (eager: boolean) => dueEntries(waiting(), edge.now(), eager);

  const drop = (entries: readonly Entry[]) => {
    for (const { lead } of entries) {
      edge.remove(recordOf(lead));
      pendingWrites.delete(recordOf(lead));
    }
    setInMemory(inMemory.filter((entry) => !entries.includes(entry)));
  };

  /** Replaces an entry, or gives it up if nothing is next. */
  const replace = (entry: Entry, next: Entry | null) => {
    const record = recordOf(entry.lead);
    if (!next) {
      drop([entry]);
      edge.report('expired');
    } else if (inMemory.includes(entry)) setInMemory(inMemory.map((other) => (other === entry ? next : other)));
    else if (edge.write(record, entryText(next))) pendingWrites.delete(record);
    else pendingWrites.set(record, next);
  };

  /** Returns whether the lead is in storage now; if not, it is in memory. */
  const keep = (lead: Lead): boolean => {
    const entry = entryOf(lead, edge.now());
    const before = stored();
    const safe = hasRoom(waitingEntries(before), lead) && edge.write(recordOf(lead), entryText(entry));
    const others = inMemory.filter((other) => !isSettledBy(other, lead));
    setInMemory(safe ? others : [...others, entry]);
    if (safe) drop(before.filter((other) => isSettledBy(other, lead) && other.lead.revision < lead.revision));
    return safe;
  };

  const attempt = async (lead: Lead): Promise<Answer> => {
    const answer = await edge.send(lead);
    const entries = entriesOf(lead);
    if (answer.kind === 'accepted') {
      drop(entries);
      for (const entry of entries) edge.arrived(recordOf(entry.lead));
      return answer;
    }
    edge.report(answer);
    const chance = edge.chance();
    for (const entry of entries) replace(entry, afterFailure(entry, answer, edge.now(), chance));
    return answer;
  };

  const sweep = async (eager: boolean) => {
    sweeping = true;
    try {
      for (const record of await edge.deliveredInBackground()) {
        edge.remove(record);
        edge.arrived(record);
      }
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
    cancelSweep();
    const next = nextDue(waiting(), edge.now());
    if (next !== null) cancelSweep = edge.later(Math.max(minPauseMs, next - edge.now()), () => void (sweeping || sweep(false)));
  };

  /** Sweeps now, and once more for leads that were tried a moment ago, perhaps by another tab: their own next try may be an hour away. */
  const resume = async () => {
    cancelNextTurn();
    if (due(true).length < waiting().length) cancelNextTurn = edge.later(nextTurnMs, () => void sweep(true));
    await sweep(true);
  };

  return {
    deliver: async (lead) => {
      const safe = keep(lead);
      const { kind } = await attempt(lead);
      plan();
      if (kind === 'accepted' || kind === 'refused') return kind;
      return safe ? 'stored' : 'inMemory';
    },
    resume,
  };
}
