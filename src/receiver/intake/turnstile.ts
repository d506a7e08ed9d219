import type { Lead } from '../../contract/lead';
import { fieldIn } from '../../contract/objects';
import type { Verdict } from './spam';

/** The control that the widget adds to a form. */
const tokenField = 'cf-turnstile-response';
const verifyAddress = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** The visitor is waiting; a lead is worth more than a verdict. */
const longestMs = 3_000;

/** Removes the widget's token from a lead: nobody needs it later. */
export function withoutToken(lead: Lead): { lead: Lead; token: string } {
  const { [tokenField]: token, ...fields } = lead.fields;
  return { lead: { ...lead, fields }, token: typeof token === 'string' ? token : '' };
}

/** Verifies a token with Turnstile. Never rejects. */
export async function turnstileVerdict(secret: string | undefined, token: string, address = verifyAddress): Promise<Verdict> {
  if (!secret) return 'unknown';
  if (!token) return 'missing';
  try {
    const body = new URLSearchParams({ secret, response: token });
    const response = await fetch(address, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(longestMs) });
    const success = fieldIn(await response.json(), 'success');
    if (!response.ok || typeof success !== 'boolean') return 'unknown';
    return success ? 'human' : 'bot';
  } catch {
    return 'unknown';
  }
}
