import type { Lead } from '../../contract/lead';

const oneText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : (value ?? []).join(', ')).trim();

/** Fields that name the sender, best first. */
const whoFields = ['name', 'referrer_name', 'company', 'email', 'referrer_email', 'founder_email'];

/** Returns the text of the first of these fields that is filled in, or an empty text. */
export const firstFilled = ({ fields }: Pick<Lead, 'fields'>, names: readonly string[]): string =>
  names.map((name) => oneText(fields[name])).find((text) => text !== '') ?? '';

/** Returns a lead's sender: name, else company, else address, else its first field that is filled in; empty without any. */
export const senderOf = (lead: Pick<Lead, 'fields'>): string => firstFilled(lead, [...whoFields, ...Object.keys(lead.fields)]);
