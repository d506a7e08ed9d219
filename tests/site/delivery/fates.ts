import type { Lead } from '../../../src/contract/lead';
import type { Reply } from '../../../src/site/delivery/send-lead';

/**
 * What can happen to a request: whether and when it arrives, and when it is answered and how (a broken connection if
 * `reply` is missing).
 */
export type Fate = { arrivesAfter?: number; answeredAfter?: number; reply?: (lead: Lead) => Reply };

const json = (status: number, body: object, retryAfter: string | null = null): Reply => ({
  status,
  contentType: 'application/json',
  text: JSON.stringify(body),
  retryAfter,
});
const page = (status: number): Reply => ({
  status,
  contentType: 'text/html',
  text: '<!doctype html><title>Leads</title>',
  retryAfter: null,
});
/** What a page sees of a redirect that it does not follow. */
const redirect: Reply = { status: 0, contentType: null, text: '', retryAfter: null };

const well = (chance: number): Fate => ({ arrivesAfter: 50, answeredAfter: 100 + 900 * chance, reply: ({ key }) => json(202, { key }) });

export const healthy = [well];

export const troubled: readonly ((chance: number) => Fate)[] = [
  well,
  well,
  // Failing; busy; failing after the lead was stored.
  () => ({ answeredAfter: 200, reply: () => page(500) }),
  (chance) => ({ answeredAfter: 200, reply: () => json(429, { error: 'busy' }, String(Math.round(300 * chance))) }),
  () => ({ arrivesAfter: 100, answeredAfter: 200, reply: () => page(502) }),
  // No answer; arrived anyway; arrived after the request timed out.
  () => ({}),
  (chance) => ({ arrivesAfter: 9_000 * chance }),
  (chance) => ({ arrivesAfter: 12_000 + 60_000 * chance }),
  // Offline; a preflight that forbids a header.
  () => ({ answeredAfter: 5 }),
  () => ({ answeredAfter: 150 }),
  // Answers from something other than the receiver, and from receivers that violate the contract.
  () => ({ answeredAfter: 150, reply: () => redirect }),
  () => ({ arrivesAfter: 100, answeredAfter: 150, reply: () => redirect }),
  () => ({ answeredAfter: 150, reply: () => page(200) }),
  () => ({ answeredAfter: 150, reply: () => page(202) }),
  () => ({ answeredAfter: 150, reply: () => json(200, { key: 'of another lead' }) }),
  () => ({ answeredAfter: 150, reply: () => json(422, { error: 'no' }) }),
];
