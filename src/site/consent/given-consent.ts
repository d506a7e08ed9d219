import { type ConsentPurpose, type ConsentRecord, consentKey, consentPurposes } from '../../contract/consent';
import { fieldIn, parsedJson } from '../../contract/objects';
import { readStored } from '../edge/storage';

/** What a stored record must look like; the inline script checks the same. The limit is longer than the JSON of any record. */
export const validRecord = {
  limit: 512,
  version: /^[\w.-]{1,64}$/,
  date: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/,
} as const;

const isPurpose = (value: unknown): value is ConsentPurpose => consentPurposes.some((purpose) => purpose === value);

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

/** Returns the choice in a stored string, or null if anything in it is invalid. */
export function parseConsent(stored: string | null): ConsentRecord | null {
  const value = stored !== null && stored.length <= validRecord.limit ? parsedJson(stored) : null;
  const [version, date, purposes] = ['version', 'date', 'purposes'].map((name) => fieldIn(value, name));
  if (!matches(version, validRecord.version)) return null;
  if (!matches(date, validRecord.date) || Number.isNaN(Date.parse(date))) return null;
  if (!Array.isArray(purposes) || !purposes.every(isPurpose)) return null;
  return { version, date, purposes: consentPurposes.filter((purpose) => purposes.includes(purpose)) };
}

/** The visitor's stored privacy choice, even if it answers an earlier version of the question; null without one. */
export function givenConsent(): ConsentRecord | null {
  return parseConsent(readStored('local', consentKey));
}
