import type { Forwarding, TargetName } from '../storage/lead-store';

export const targetNames: Record<TargetName, string> = { mail: 'Email', slack: 'Slack', hubspot: 'HubSpot', webhook: 'Webhook' };

export const stateNames: Record<Forwarding['state'], string> = { waiting: 'On its way', delivered: 'Delivered', dead: 'Gave up' };

/** Why the receiver marked a lead as spam, in plain language. */
const spamWords = new Map([
  ['honeypot filled in', 'A hidden field was filled in, which only bots do (a honeypot)'],
  ['Turnstile saw a bot', 'The bot check (Turnstile) detected a bot'],
]);

export const spamReason = (reason: string): string => spamWords.get(reason) ?? reason;

/** For example `1 lead`. */
export const countedLeads = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);
