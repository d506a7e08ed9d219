import type { Lead } from '../../contract/lead';
import { fieldIn, parsedJson } from '../../contract/objects';
import { retryAfterMs } from '../../contract/retry-after';

/**
 * The result of one attempt. `accepted`: the receiver confirmed that it stored this lead. `refused`: it read the lead and
 * rejected it. `unconfirmed`: a redirect, or a success that does not name the lead, as from parked domains, challenge pages
 * and wrong receivers. `unavailable`: a response that invites a retry. `unreached`: no response visible to the page.
 */
export type AnswerKind = 'accepted' | 'refused' | 'unconfirmed' | 'unavailable' | 'unreached';

export type Answer = {
  kind: AnswerKind;
  /** The HTTP status; 0 if there was none. */
  status: number;
  /** The pause that the receiver requests, in milliseconds; 0 if it requests none. */
  retryAfterMs: number;
};

/** The relevant parts of a response. A redirect that was not followed has status 0. */
export type Reply = { status: number; contentType: string | null; text: string; retryAfter: string | null };

export const unreached: Answer = { kind: 'unreached', status: 0, retryAfterMs: 0 };

const asksForAnotherTry = [408, 425, 429];

/** Interprets a reply to the lead that was sent; `now` is the time of the reply. */
export function answerOf({ status, contentType, text, retryAfter }: Reply, { key }: Pick<Lead, 'key'>, now: number): Answer {
  return {
    kind: kindOf(status, isJson(contentType) && fieldIn(parsedJson(text), 'key') === key),
    status,
    retryAfterMs: retryAfterMs(retryAfter, now),
  };
}

function kindOf(status: number, namesLead: boolean): AnswerKind {
  if (status >= 500 || asksForAnotherTry.includes(status)) return 'unavailable';
  if (status >= 400) return 'refused';
  return status >= 200 && status < 300 && namesLead ? 'accepted' : 'unconfirmed';
}

export function isJson(contentType: string | null): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '');
}

/** How long an attempt may take. */
export const answerLimitMs = 10_000;

/** Browsers limit `keepalive` bodies to 64 KiB; a character takes up to three bytes. */
const keptAliveCharacters = 20_000;

/** Returns the request for a lead; the receiver's contract is in the README. */
function requestOf(lead: Lead): RequestInit {
  const body = JSON.stringify(lead);
  return {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': `${lead.key}.${lead.revision}`,
    },
    body,
    credentials: 'omit',
    // A redirected POST becomes a GET without the lead, whose success would mean nothing.
    redirect: 'manual',
    // Lets the request outlive a tab that is closed right after the click.
    keepalive: body.length <= keptAliveCharacters,
  };
}

async function answerTo(endpoint: string, lead: Lead, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(endpoint, { ...requestOf(lead), signal });
  const contentType = response.headers.get('Content-Type');
  const text = response.ok && isJson(contentType) ? await response.text() : '';
  return answerOf({ status: response.status, contentType, text, retryAfter: response.headers.get('Retry-After') }, lead, Date.now());
}

/** Makes one attempt, from a page or from the service worker. Never rejects. */
export async function sendLead(endpoint: string, lead: Lead): Promise<Answer> {
  const limit = new AbortController();
  // Scripts and extensions that replace `fetch` may ignore the signal, and all later leads wait for this one.
  const late = new Promise<Answer>((resolve) => limit.signal.addEventListener('abort', () => resolve(unreached)));
  const timer = setTimeout(() => limit.abort(), answerLimitMs);
  try {
    return await Promise.race([answerTo(endpoint, lead, limit.signal), late]);
  } catch {
    return unreached;
  } finally {
    clearTimeout(timer);
  }
}
