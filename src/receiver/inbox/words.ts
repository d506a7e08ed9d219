import type { Forwarding, TargetName } from '../storage/lead-store';

export const targetNames: Record<TargetName, string> = { mail: 'Email', slack: 'Slack', hubspot: 'HubSpot', webhook: 'Webhook' };

export const stateNames: Record<Forwarding['state'], string> = { waiting: 'On its way', delivered: 'Delivered', dead: 'Gave up' };

/** Whether a lead will no longer be sent to a target, because that target is not set up anymore. */
export const isAbandoned = ({ target, state }: Forwarding, targets: readonly TargetName[]): boolean =>
  state !== 'delivered' && !targets.includes(target);

/** The state of a forwarding in words, and the class of its style. */
export const shownState = (forwarding: Forwarding, targets: readonly TargetName[]): { name: string; style: Forwarding['state'] } =>
  isAbandoned(forwarding, targets) ? { name: 'Not sent', style: 'dead' } : { name: stateNames[forwarding.state], style: forwarding.state };

/** Why the receiver marked a lead as spam, in plain language. */
const spamWords = new Map([
  ['honeypot filled in', 'A hidden field was filled in, which only bots do (a honeypot)'],
  ['Turnstile saw a bot', 'The bot check (Turnstile) detected a bot'],
]);

export const spamReason = (reason: string): string => spamWords.get(reason) ?? reason;

/** For example `1 lead`. */
export const countedLeads = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);
