import { type Lead, turnstileName } from '../../contract/lead';
import { fieldIn } from '../../contract/objects';
import type { Verdict } from './spam';

const verifyAddress = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** The visitor is waiting; a lead is worth more than a verdict. */
const timeoutMs = 3_000;

/** Removes the widget's token from a lead: nobody needs it later. */
export function withoutToken(lead: Lead): { lead: Lead; token: string } {
  const { [turnstileName]: token, ...fields } = lead.fields;
  return { lead: { ...lead, fields }, token: typeof token === 'string' ? token : '' };
}

function verdictOf(answer: unknown): Verdict {
  if (fieldIn(answer, 'success') === true) return 'human';
  const codes = fieldIn(answer, 'error-codes');
  return Array.isArray(codes) && codes.includes('invalid-input-response') ? 'bot' : 'unknown';
}

/**
 * Verifies a token with Turnstile. Never rejects. A missing, expired or reused token is no sign of a bot: tokens last five
 * minutes and can be verified once, while browsers retry leads for days.
 */
export async function turnstileVerdict(secret: string | undefined, token: string, address = verifyAddress): Promise<Verdict> {
  if (!secret || !token) return 'unknown';
  try {
    const body = new URLSearchParams({ secret, response: token });
    const response = await fetch(address, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? verdictOf(await response.json()) : 'unknown';
  } catch {
    return 'unknown';
  }
}
