import { consentText } from '../consent-text';
import { senderOf } from '../lead-sender';
import type { StoredLead } from '../storage/lead-store';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const words = (name: string) => name.replace(/[_.-]+/g, ' ').trim();

/** The email address to reply to: the first field that contains one, preferring the visitor's own over that of a person they refer. */
export function emailOf({ lead: { fields } }: StoredLead): string | undefined {
  const addresses = Object.entries(fields).filter(([name, value]) => /e?-?mail/i.test(name) && typeof value === 'string');
  const [, address] = addresses.find(([name]) => !/friend|their|referred|referral_/i.test(name)) ?? addresses[0] ?? [];
  return typeof address === 'string' && /^[^\s@<>,;:"()]{1,64}@[^\s@<>,;:"()]{1,190}$/.test(address.trim()) ? address.trim() : undefined;
}

/** What the lead is about, on one line of up to 120 characters. */
export function titleOf({ lead }: StoredLead): string {
  const who = senderOf(lead);
  const verb = lead.revision > 1 ? 'Completed' : 'New';
  return oneLine(`${verb} lead from the ${lead.form} form${who ? `: ${who}` : ''}`).slice(0, 120);
}

/** The names and values of a lead, without empty ones. */
export function rowsOf({ lead, receivedAt }: StoredLead): [name: string, value: string][] {
  const { campaign, entryPoint, variant, consent, path, language, source } = lead;
  const fields = Object.entries(lead.fields).map(([name, value]): [string, string] => [words(name), [value].flat().join(', ')]);
  const campaigns = Object.entries(campaign).map(([name, value]): [string, string] => [`campaign ${name}`, value]);
  const rest: [string, string][] = [
    ['page', path],
    ['place', source],
    ['language', language],
    ['entry point', entryPoint ?? ''],
    ['variant', variant ?? ''],
    ['privacy choice', consent ? consentText(consent) : ''],
    ['received', new Date(receivedAt).toISOString()],
  ];
  return [...fields, ...campaigns, ...rest].filter(([, value]) => value.trim() !== '');
}

/** The inbox URL of a lead; undefined if the receiver's own URL is unknown. */
export const inboxAddress = (url: string | undefined, { lead }: StoredLead): string | undefined => url && `${url}/inbox/leads/${lead.key}/`;
