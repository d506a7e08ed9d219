import { capitalized } from '../../contract/capitalized';
import type { Lead } from '../../contract/lead';

export const formNames: Record<Lead['form'], string> = {
  contact: 'Contact',
  newsletter: 'Newsletter',
  referral: 'Referral',
  application: 'Fund application',
};

/** In the order of display. */
export const campaignNames: Record<keyof Lead['campaign'], string> = {
  source: 'Source',
  medium: 'Medium',
  name: 'Campaign',
  term: 'Term',
  content: 'Content',
  id: 'Campaign ID',
  gclid: 'Google click ID',
};

const fieldNames: Record<string, string> = {
  message: 'How can we help?',
  referrer_name: 'Their own name',
  referrer_email: 'Their own email',
  friend_name: 'Person they refer',
  friend_email: 'Email of the person they refer',
  friend_company: 'Company of the person they refer',
  relation: 'How they know each other',
  founder_email: "Founder's email",
  product: 'What they are building',
};

/** Returns the label of a field; derived from its name if the form is not one of the site's own. */
export function fieldName(name: string): string {
  if (Object.hasOwn(fieldNames, name)) return fieldNames[name] ?? name;
  const words = name
    .replace(/[_.-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return capitalized(words);
}
