import { formatTime } from '../format-date';
import { truncated } from '../lead-text/display-text';
import { fieldFacts, originFacts } from '../lead-text/facts';
import { formNames } from '../lead-text/names';
import { senderOf } from '../lead-text/sender';
import type { StoredLead } from '../storage/lead-store';

/** The email address to reply to: the first field that contains one, preferring the visitor's own over that of a person they refer. */
export function emailOf({ lead: { fields } }: StoredLead): string | undefined {
  const addresses = Object.entries(fields).filter(([name, value]) => /mail/i.test(name) && typeof value === 'string');
  const [, address] = addresses.find(([name]) => !/friend|their|referred|referral_/i.test(name)) ?? addresses[0] ?? [];
  return typeof address === 'string' && /^[^\s@<>,;:"()]{1,64}@[^\s@<>,;:"()]{1,190}$/.test(address.trim()) ? address.trim() : undefined;
}

/** What the lead is about, on one line of up to 120 characters. */
export function titleOf({ lead }: StoredLead): string {
  const who = senderOf(lead);
  const verb = lead.revision > 1 ? 'Completed' : 'New';
  return truncated(`${verb} lead from the ${formNames[lead.form].toLowerCase()} form${who ? `: ${who}` : ''}`, 120);
}

/** What is known about a lead, each with the label that the inbox gives it. */
export function rowsOf({ lead, receivedAt }: StoredLead): [label: string, text: string][] {
  const facts = [...fieldFacts(lead), ...originFacts(lead)].filter(({ texts }) => texts.length > 0);
  return [...facts.map(({ label, texts }): [string, string] => [label, texts.join(', ')]), ['Received', formatTime(receivedAt)]];
}

/** The inbox URL of a lead; undefined if the receiver's own URL is unknown. */
export const inboxAddress = (url: string | undefined, { lead }: StoredLead): string | undefined => url && `${url}/inbox/leads/${lead.key}/`;
