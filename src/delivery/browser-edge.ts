import { readStored, removeStored, writeStored } from '../platform/storage';
import type { Edge } from './courier';
import type { Lead } from './lead';
import { type Answer, answerLimitMs, answerOf } from './outbox';
import { outboxKey } from './outbox-key';

const lockLimitMs = 2_000;

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

function save(text: string | null): boolean {
  if (text !== null) return writeStored('local', outboxKey, text);
  removeStored('local', outboxKey);
  return true;
}

/** Locks exist over https only, and a frozen tab may hold one: then the work, which is short, runs without. */
async function exclusively<Result>(work: () => Result): Promise<Result> {
  if (!('locks' in navigator)) return work();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), lockLimitMs);
  try {
    return await navigator.locks.request(outboxKey, { signal: limit.signal }, async () => work());
  } catch {
    return work();
  } finally {
    clearTimeout(timer);
  }
}

/** The courier's world in a browser. */
export function browserEdge(endpoint: string): Edge {
  return {
    now: Date.now,
    chance: Math.random,
    load: () => readStored('local', outboxKey),
    save,
    send: (lead) => send(endpoint, lead),
    exclusively,
    later: (pauseMs, work) => {
      const timer = setTimeout(work, pauseMs);
      return () => clearTimeout(timer);
    },
  };
}
