import type { Lead } from '../../contract/lead';

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
  return { kind: kindOf(status, isJson(contentType) && keyIn(text) === key), status, retryAfterMs: retryAfterMs(retryAfter, now) };
}

function kindOf(status: number, namesLead: boolean): AnswerKind {
  if (status >= 500 || asksForAnotherTry.includes(status)) return 'unavailable';
  if (status >= 400) return 'refused';
  return status >= 200 && status < 300 && namesLead ? 'accepted' : 'unconfirmed';
}

export function isJson(contentType: string | null): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '');
}

function keyIn(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the `Retry-After` header, seconds or an HTTP date, as milliseconds from now; 0 if invalid or in the past. */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(pause) ? Math.max(0, pause) : 0;
}
