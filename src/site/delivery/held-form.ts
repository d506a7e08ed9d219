import { isLeadKey, type Lead, leadForms } from '../../contract/lead';
import { fieldIn, parsedJson } from '../../contract/objects';
import { postedLead } from '../../contract/posted-form';
import { heldFormat, isLead, isTime, recordOf } from './outbox-record';

/** Whether a value is a time that can be written as a date, as not every number can. */
const isDate = (value: unknown): value is number => isTime(value) && !Number.isNaN(new Date(value).getTime());

/** Returns the lead in a record that the inline script wrote (`document/early-submit-script.ts`), or null if it holds none. */
export function heldLead(record: string, text: string): Lead | null {
  const found = parsedJson(text);
  const [format, form, addedAt] = ['format', 'form', 'addedAt'].map((name) => fieldIn(found, name));
  if (format !== heldFormat || typeof form !== 'string' || !isDate(addedAt)) return null;
  const lead = postedLead(new URLSearchParams(form), '', addedAt);
  if (!isLead(lead) || !isLeadKey(lead.key) || !leadForms.includes(lead.form)) return null;
  return recordOf(lead) === record ? lead : null;
}
