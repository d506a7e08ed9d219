import { readStored, removeStored, storedKeys, writeStored } from '../edge/storage';
import type { Edge } from './courier';
import { deliveredInBackground, mirror, removeMirrored } from './mirror';
import { outboxPrefix } from './outbox-record';
import { reportFault } from './report-fault';
import { sendLead } from './send-lead';

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Returns the courier's dependencies in a browser. */
export function browserEdge(endpoint: string): Edge {
  return {
    now: Date.now,
    chance: Math.random,
    records: () => storedKeys('local', outboxPrefix),
    read: (record) => readStored('local', record),
    write: (record, text) => {
      const written = writeStored('local', record, text);
      if (written) mirror(endpoint, record, text);
      return written;
    },
    remove: removeRecord,
    deliveredInBackground: () => deliveredInBackground(Date.now()),
    send: (lead) => sendLead(endpoint, lead),
    later: (pauseMs, work) => {
      const timer = setTimeout(work, pauseMs);
      return () => clearTimeout(timer);
    },
    report: reportFault,
    guard: (losesLead) => {
      if (losesLead) window.addEventListener('beforeunload', askFirst);
      else window.removeEventListener('beforeunload', askFirst);
    },
  };
}

/** Removes a record from the outbox and from its mirror. */
export function removeRecord(record: string): void {
  removeStored('local', record);
  removeMirrored(record);
}
