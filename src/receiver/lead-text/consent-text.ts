import { capitalized } from '../../contract/capitalized';
import { type ConsentRecord, consentPurposes } from '../../contract/consent';

/** A privacy choice in words, such as `Agreed to analytics; declined marketing (2026-11-22, question 3f9a)`. */
export function consentText({ purposes, date, version }: ConsentRecord): string {
  const agreed = consentPurposes.filter((purpose) => purposes.includes(purpose));
  const declined = consentPurposes.filter((purpose) => !purposes.includes(purpose));
  const parts = [agreed.length > 0 && `agreed to ${agreed.join(' and ')}`, declined.length > 0 && `declined ${declined.join(' and ')}`];
  const sentence = parts.filter(Boolean).join('; ');
  return `${capitalized(sentence)} (${date.slice(0, 10)}, question ${version})`;
}
