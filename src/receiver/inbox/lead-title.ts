import type { Lead } from '../../contract/lead';
import { beginningOf, isEmail } from './shown-text';

const oneText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : (value ?? []).join(', ')).trim();

/** Fields that name the sender, best first. */
const whoFields = ['name', 'referrer_name', 'company', 'email', 'referrer_email', 'founder_email'];
const textFields = ['message', 'product', 'relation'];

const firstOf = (lead: Lead, names: string[]) => names.map((name) => oneText(lead.fields[name])).find((text) => text !== '');

/** Returns a lead's sender: name, else company, else address. */
export function whoSent(lead: Lead): string {
  const any = Object.values(lead.fields)
    .map(oneText)
    .find((text) => text !== '');
  return beginningOf(firstOf(lead, whoFields) ?? any ?? 'Without a name', 80);
}

/** Returns the beginning of the message, or an empty text. */
export const beginningOfMessage = (lead: Lead): string => beginningOf(firstOf(lead, textFields) ?? '', 140);

/** Returns the e-mail addresses in a lead's fields, each once, as typed. */
export function emailsIn(lead: Lead): string[] {
  const texts = Object.values(lead.fields)
    .flat()
    .map((text) => text.trim());
  return [...new Set(texts.filter(isEmail))];
}
