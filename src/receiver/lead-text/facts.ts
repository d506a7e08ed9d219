import { capitalized } from '../../contract/capitalized';
import { type ConsentRecord, consentPurposes } from '../../contract/consent';
import type { Lead } from '../../contract/lead';
import { keysOf } from '../../contract/objects';
import { campaignNames, fieldName } from './names';

/** What is known about a lead under a label, and what to say where nothing is. */
export type Fact = { label: string; texts: readonly string[]; none?: string };

const fact = (label: string, text: string | null | undefined, none?: string): Fact => ({
  label,
  texts: text ? [text] : [],
  ...(none ? { none } : {}),
});

/** Every field of a lead, in the order of the form. */
export const fieldFacts = ({ fields }: Pick<Lead, 'fields'>): Fact[] =>
  Object.entries(fields).map(([name, value]) => ({
    label: fieldName(name),
    texts: [value].flat().filter((text) => text.trim() !== ''),
    none: 'Left empty',
  }));

/** A privacy choice in words, such as `Agreed to analytics; declined marketing (2026-11-22, question 3f9a)`. */
export function consentText({ purposes, date, version }: ConsentRecord): string {
  const agreed = consentPurposes.filter((purpose) => purposes.includes(purpose));
  const declined = consentPurposes.filter((purpose) => !purposes.includes(purpose));
  const parts = [agreed.length > 0 && `agreed to ${agreed.join(' and ')}`, declined.length > 0 && `declined ${declined.join(' and ')}`];
  const sentence = parts.filter(Boolean).join('; ');
  return `${capitalized(sentence)} (${date.slice(0, 10)}, question ${version})`;
}

const direct = 'None: they came directly, from a search, or through a link without campaign parameters';

/** Where the visitor came from, and where the form was sent. A form sent without JavaScript knows nothing of the visit. */
export const originFacts = ({ campaign, entryPoint, path, source, language, variant, consent, signals }: Lead): Fact[] => [
  ...keysOf(campaignNames).map((part) => fact(campaignNames[part], campaign[part])),
  ...(Object.values(campaign).some(Boolean) ? [] : [fact('Campaign', '', entryPoint === null ? 'Unknown' : direct)]),
  fact('First page of the visit', entryPoint, 'Unknown'),
  fact('Sent from page', path),
  fact('Place of the form', source),
  fact('Language', language),
  fact('Variant (button text)', variant, entryPoint === null ? 'Unknown' : 'Not part of the experiment'),
  fact('Privacy choice', consent && consentText(consent), 'Not asked, or not answered'),
  fact('Seconds on the form', signals.secondsOnForm > 0 ? String(signals.secondsOnForm) : '', 'Unknown, or less than one'),
];
