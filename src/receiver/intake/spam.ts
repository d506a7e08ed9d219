import type { ParsedLead } from './parse-lead';

/** Cloudflare Turnstile's verdict on the visitor; `unknown` without a valid answer. */
export type Verdict = 'human' | 'bot' | 'unknown';

type SpamSignal = { reason: string; weight: number; holds: (text: string, parsed: ParsedLead, verdict: Verdict) => boolean };

const linksIn = (text: string) => text.match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;

/** Faster than people read, but autofill can be as fast in a newsletter form, so it is never enough on its own. */
const minSecondsOnForm = 2;
const someLinks = 3;
const manyLinks = 8;

/** A lead is spam if the weights of its signals add up to at least 1. */
const spamSignals: readonly SpamSignal[] = [
  { reason: 'honeypot filled in', weight: 1, holds: (_, { lead }) => lead.signals.trap.trim() !== '' },
  { reason: 'Turnstile saw a bot', weight: 1, holds: (_text, _lead, verdict) => verdict === 'bot' },
  {
    reason: 'sent within 2 seconds',
    weight: 0.5,
    holds: (_, { lead, scripted }) => scripted && lead.signals.secondsOnForm < minSecondsOnForm,
  },
  { reason: 'markup for links', weight: 1, holds: (text) => /\[url[=\]]|\[link[=\]]|<a\s[^<>]*href/i.test(text) },
  { reason: 'several links', weight: 0.5, holds: (text) => linksIn(text) >= someLinks },
  { reason: 'many links', weight: 0.5, holds: (text) => linksIn(text) >= manyLinks },
];

/** Why a lead is spam, one phrase each; empty if it is not. */
export function spamReasonsOf(parsed: ParsedLead, verdict: Verdict): string[] {
  const text = Object.values(parsed.lead.fields).flat().join('\n');
  const seen = spamSignals.filter(({ holds }) => holds(text, parsed, verdict));
  return seen.reduce((sum, { weight }) => sum + weight, 0) >= 1 ? seen.map(({ reason }) => reason) : [];
}
