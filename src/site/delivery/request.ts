import type { Lead } from '../../contract/lead';
import { type Answer, answerOf, isJson, unreached } from './answer';
import { answerLimitMs } from './outbox';

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

/** Makes one attempt, from a page or from the service worker. Never rejects. */
export async function sendLead(endpoint: string, lead: Lead): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerLimitMs);
  try {
    const response = await fetch(endpoint, { ...requestOf(lead), signal: limit.signal });
    const contentType = response.headers.get('Content-Type');
    const text = response.ok && isJson(contentType) ? await response.text() : '';
    return answerOf({ status: response.status, contentType, text, retryAfter: response.headers.get('Retry-After') }, lead, Date.now());
  } catch {
    return unreached;
  } finally {
    clearTimeout(timer);
  }
}
