import type { Lead } from '../../contract/lead';
import { isEmail, truncated } from '../lead-text/display-text';
import { firstFilled, senderOf } from '../lead-text/sender';

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
