import type { Lead } from '../../contract/lead';
import { isEmail, truncated } from './display-text';

const oneText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : (value ?? []).join(', ')).trim();

/** Fields that name the sender, best first. */
const whoFields = ['name', 'referrer_name', 'company', 'email', 'referrer_email', 'founder_email'];

/** Returns the text of the first of these fields that is filled in, or an empty text. */
const firstFilled = ({ fields }: Pick<Lead, 'fields'>, names: readonly string[]): string =>
  names.map((name) => oneText(fields[name])).find((text) => text !== '') ?? '';

/** Returns a lead's sender: name, else company, else address, else its first field that is filled in; empty without any. */
export const senderOf = (lead: Pick<Lead, 'fields'>): string => firstFilled(lead, [...whoFields, ...Object.keys(lead.fields)]);

const textFields = ['message', 'product', 'relation'];

/** Returns a lead's sender, as the inbox shows it. */
export const whoSent = (lead: Lead): string => truncated(senderOf(lead) || 'Without a name', 80);

/** Returns the beginning of the message, or an empty text. */
export const beginningOfMessage = (lead: Lead): string => truncated(firstFilled(lead, textFields), 140);

/** Returns the email addresses in a lead's fields, each once, as typed. */
export function emailsIn(lead: Lead): string[] {
  const texts = Object.values(lead.fields)
    .flat()
    .map((text) => text.trim());
  return [...new Set(texts.filter(isEmail))];
}
