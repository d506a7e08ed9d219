import { readStored, writeStored } from '../platform/storage';

/** The fields of a campaign, each with the query parameter that it is read from. */
export const campaignParameters = {
  id: 'utm_id',
  medium: 'utm_medium',
  name: 'utm_campaign',
  source: 'utm_source',
  term: 'utm_term',
  content: 'utm_content',
  gclid: 'gclid',
} as const;

export type CampaignField = keyof typeof campaignParameters;

/** What led the visitor here; what is not known is not there. */
export type Campaign = { [Field in CampaignField]?: string };

export const campaignKey = 'analytics.campaign';
export const valueLimit = 256;
/** As much of a value as is looked at. */
const readLimit = 4_096;
/** More characters than any record of seven values takes in JSON, however they are escaped. */
const recordLimit = 16_384;

const fields = Object.keys(campaignParameters) as CampaignField[];

/** Control characters, those for the direction of text among them, and the two separators that end a line in scripts. */
const controls = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const halfPairAtEnd = /[\ud800-\udbff]+$/;

/** A value without control characters, cut to 256 characters (UTF-16 units, and never through a pair). */
export function sanitizeValue(value: string): string {
  return value.slice(0, readLimit).replace(controls, '').slice(0, valueLimit).replace(halfPairAtEnd, '');
}

function campaignOf(read: (field: CampaignField) => unknown): Campaign {
  const campaign: Campaign = {};
  for (const field of fields) {
    const value = read(field);
    const sound = typeof value === 'string' ? sanitizeValue(value) : '';
    if (sound) campaign[field] = sound;
  }
  return campaign;
}

/** The campaign that a URL's query names, or null where it names none; empty parameters count as absent. */
export function campaignFrom(query: string): Campaign | null {
  const parameters = new URLSearchParams(query);
  const campaign = campaignOf((field) => parameters.get(campaignParameters[field]));
  return Object.keys(campaign).length > 0 ? campaign : null;
}

/** The campaign in a stored text; whatever is not one reads as an empty campaign. */
export function parseCampaign(stored: string | null): Campaign {
  const record = stored !== null && stored.length <= recordLimit ? parsed(stored) : null;
  if (typeof record !== 'object' || record === null) return {};
  return campaignOf((field) => (Object.hasOwn(record, field) ? (record as Record<string, unknown>)[field] : undefined));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where the store is denied or full, the campaign lasts as long as the page. */
let unstored: Campaign | null = null;

/** Keeps the campaign of a landing URL's query, in place of the whole earlier one; without any, the earlier one stays. */
export function captureCampaign(search: string): void {
  const campaign = campaignFrom(search);
  if (campaign) unstored = writeStored('local', campaignKey, JSON.stringify(campaign)) ? null : campaign;
}

export function readCampaign(): Campaign {
  return unstored ?? parseCampaign(readStored('local', campaignKey));
}
