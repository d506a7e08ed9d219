import { hourMs } from '../../contract/durations';
import type { Lead } from '../../contract/lead';
import { deliveredMark, mirrorText, readMirrored } from './mirrored-entry';
import { afterFailure, plannedAt } from './outbox';
import { entryText } from './outbox-record';
import type { Answer } from './send-lead';

/** The dependencies of background delivery in the service worker. */
type BackgroundEdge = {
  now: () => number;
  /** In [0, 1). */
  chance: () => number;
  read: () => Promise<ReadonlyMap<string, string>>;
  write: (record: string, text: string) => Promise<void>;
  remove: (record: string) => Promise<void>;
  send: (endpoint: string, lead: Lead) => Promise<Answer>;
  pause: (pauseMs: number) => Promise<unknown>;
};

/** A page that is still open has its answer by then, and removes its lead from the mirror. */
const maxPatienceMs = 20_000;
/** The browser's own next retry comes within the hour, or not at all. */
const browserRetriesMs = hourMs;

/** Sends the mirrored leads; returns whether the browser should wake the service worker again for the rest. */
export async function sendMirrored(edge: BackgroundEdge): Promise<boolean> {
  let wakeAgain = false;
  for (const record of (await edge.read()).keys()) wakeAgain = (await sendRecord(edge, record)) || wakeAgain;
  return wakeAgain;
}

async function sendRecord(edge: BackgroundEdge, record: string, patienceMs = maxPatienceMs): Promise<boolean> {
  const found = await mirroredAt(edge, record);
  if (!found) return false;
  const pauseMs = plannedAt(found.entry.eagerAt, edge.now()) - edge.now();
  if (pauseMs > patienceMs) return pauseMs < browserRetriesMs;
  if (pauseMs > 0) {
    await edge.pause(pauseMs);
    // Meanwhile, a page may have delivered it, or have been told to wait longer.
    return sendRecord(edge, record, patienceMs - pauseMs);
  }
  const answer = await edge.send(found.endpoint, found.entry.lead);
  await settle(edge, record, answer);
  return answer.kind === 'unreached' || answer.kind === 'unavailable';
}

/** Records the result of an attempt, unless a page has removed the record meanwhile. */
async function settle(edge: BackgroundEdge, record: string, answer: Answer): Promise<void> {
  const found = await mirroredAt(edge, record);
  if (!found) return;
  if (answer.kind === 'accepted') return edge.write(record, deliveredMark);
  const next = afterFailure(found.entry, answer, edge.now(), edge.chance());
  return next ? edge.write(record, mirrorText(found.endpoint, entryText(next))) : edge.remove(record);
}

const mirroredAt = async (edge: BackgroundEdge, record: string) => readMirrored((await edge.read()).get(record), edge.now());
