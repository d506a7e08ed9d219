import type { Lead } from './lead';

/**
 * What came of one attempt:
 * `accepted`, the receiver has said that it stored this lead; `refused`, it read the lead and said no; `unconfirmed`, a
 * redirect or a success that does not name the lead, as parked addresses, challenge pages and wrong receivers answer;
 * `unavailable`, an answer that asks for another try; `unreached`, no answer that a page may see.
 */
export type AnswerKind = 'accepted' | 'refused' | 'unconfirmed' | 'unavailable' | 'unreached';

export type Answer = {
  kind: AnswerKind;
  /** The HTTP status; 0 where there was none to see. */
  status: number;
  /** How long the receiver asks to be left alone, in milliseconds; 0 where it does not ask. */
  retryAfterMs: number;
};

/** A response as far as it matters here. A redirect that was not followed shows no status, which is 0 then. */
export type Reply = { status: number; contentType: string | null; text: string; retryAfter: string | null };

export const unreached: Answer = { kind: 'unreached', status: 0, retryAfterMs: 0 };

const asksForAnotherTry = [408, 425, 429];

/** What a reply means for the lead that was sent; `now` is the time of the reply. */
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

/** The header `Retry-After`, seconds or an HTTP date, as milliseconds from now; 0 for what is neither or in the past. */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(pause) ? Math.max(0, pause) : 0;
}
