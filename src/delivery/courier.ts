import type { Lead } from './lead';
import { type Answer, addLead, afterAttempt, dueEntries, type Entry, entryOf, nextDue } from './outbox';
import { readEntries, writtenEntries } from './stored-outbox';

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
  load: () => string | null;
  /** Stores the text, or removes it for null; false where the store is denied or full. */
  save: (text: string | null) => boolean;
  send: (lead: Lead) => Promise<Answer>;
  /** Runs the work while no other tab changes the store. */
  exclusively: <Result>(work: () => Result) => Promise<Result>;
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

  const stored = () => readEntries(edge.load(), edge.now());
  const waiting = () => [...stored(), ...held];

  /** Whether the lead is in the store now; if not, it is in memory. */
  const keep = (lead: Lead) =>
    edge.exclusively(() => {
      const entries = addLead(stored(), lead, edge.now());
      const safe = entries !== null && edge.save(writtenEntries(entries));
      held = held.filter((entry) => entry.lead.key !== lead.key);
      if (!safe) held.push(entryOf(lead, edge.now()));
      return safe;
    });

  const attempt = async (lead: Lead): Promise<Answer> => {
    const answer = await edge.send(lead);
    const chance = edge.chance();
    await edge.exclusively(() => {
      held = afterAttempt(held, lead, answer, edge.now(), chance);
      edge.save(writtenEntries(afterAttempt(stored(), lead, answer, edge.now(), chance)));
    });
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
      const safe = await keep(lead);
      const answer = await attempt(lead);
      plan();
      if (answer === 'accepted') return 'accepted';
      if (answer === 'refused') return 'failed';
      return safe ? 'kept' : 'held';
    },
    resume: () => sweep(true),
  };
}
