import { type AskedPurpose, askedPurposes, type ConsentRecord, consentKey } from '../../contract/consent';
import { readStored } from '../edge/storage';

/** Longer than the JSON of any record. */
const recordLimit = 512;
const version = /^[\w.-]{1,64}$/;
const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

const isPurpose = (value: unknown): value is AskedPurpose => askedPurposes.some((purpose) => purpose === value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the choice in a stored string, or null if anything in it is invalid. */
export function parseConsent(stored: string | null): ConsentRecord | null {
  const value = stored !== null && stored.length <= recordLimit ? parsed(stored) : null;
  if (typeof value !== 'object' || value === null) return null;
  const record = new Map<string, unknown>(Object.entries(value));
  const [given, on, purposes] = [record.get('version'), record.get('date'), record.get('purposes')];
  if (typeof given !== 'string' || !version.test(given)) return null;
  if (typeof on !== 'string' || !date.test(on) || Number.isNaN(Date.parse(on))) return null;
  if (!Array.isArray(purposes) || !purposes.every(isPurpose)) return null;
  return { version: given, date: on, purposes: askedPurposes.filter((purpose) => purposes.includes(purpose)) };
}

/** The visitor's stored privacy choice, whichever version of the question it answers; null if there is none. */
export function givenConsent(): ConsentRecord | null {
  return parseConsent(readStored('local', consentKey));
}
