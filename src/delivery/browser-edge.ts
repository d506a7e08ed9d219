import { readStored, removeStored, storedKeys, writeStored } from '../platform/storage';
import type { Edge } from './courier';
import type { Lead } from './lead';
import { type Answer, answerLimitMs, answerOf } from './outbox';
import { outboxPrefix } from './outbox-records';

async function send(endpoint: string, lead: Lead): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerLimitMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': lead.key },
      body: JSON.stringify(lead),
      credentials: 'omit',
      signal: limit.signal,
    });
    return answerOf(response.status);
  } catch {
    return 'unreached';
  } finally {
    clearTimeout(timer);
  }
}

/** The courier's world in a browser. */
export function browserEdge(endpoint: string): Edge {
  return {
    now: Date.now,
    chance: Math.random,
    records: () => storedKeys('local', outboxPrefix),
    read: (record) => readStored('local', record),
    write: (record, text) => writeStored('local', record, text),
    remove: (record) => removeStored('local', record),
    send: (lead) => send(endpoint, lead),
    later: (pauseMs, work) => {
      const timer = setTimeout(work, pauseMs);
      return () => clearTimeout(timer);
    },
  };
}
