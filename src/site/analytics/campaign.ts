import type { Campaign } from '../../contract/lead';
import { fieldIn, keysOf, parsedJson } from '../../contract/objects';
import { readStored, removeStored, writeStored } from '../edge/storage';
import { emailScrub } from './reported-address';

/** The campaign fields and the query parameter each is read from. */
export const campaignParameters = {
  id: 'utm_id',
  medium: 'utm_medium',
  name: 'utm_campaign',
  source: 'utm_source',
  term: 'utm_term',
  content: 'utm_content',
  gclid: 'gclid',
} as const satisfies Record<keyof Campaign, string>;

export const campaignKey = 'analytics.campaign';
export const valueLimit = 256;
/** Maximum characters of a value that are examined. */
const readLimit = 4_096;
/** Longer than the JSON of any record of seven values, however they are escaped. */
const recordLimit = 16_384;

const fields = keysOf(campaignParameters);

/** Control characters, including those for text direction, and the two line separators of JavaScript. */
const controls = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const halfPairAtEnd = /[\ud800-\udbff]+$/;

/**
 * Returns the value without control characters, cut to 256 UTF-16 code units without splitting a surrogate pair. Email addresses are
 * removed here, before anything stores or sends the value: a campaign describes a link, not a person.
 */
export function sanitizeValue(value: string): string {
  const text = value.slice(0, readLimit).replace(controls, '');
  return text
    .replace(...emailScrub)
    .slice(0, valueLimit)
    .replace(halfPairAtEnd, '');
}

function campaignOf(read: (field: keyof Campaign) => unknown): Campaign {
  const campaign: Campaign = {};
  for (const field of fields) {
    const value = read(field);
    const sound = typeof value === 'string' ? sanitizeValue(value) : '';
    if (sound) campaign[field] = sound;
  }
  return campaign;
}

/** Returns the campaign in a URL's query, or null if there is none; empty parameters count as absent. */
export function campaignFrom(query: string): Campaign | null {
  const parameters = new URLSearchParams(query);
  const campaign = campaignOf((field) => parameters.get(campaignParameters[field]));
  return Object.keys(campaign).length > 0 ? campaign : null;
}

/** Returns the campaign in a stored string; anything invalid reads as an empty campaign. */
export function parseCampaign(stored: string | null): Campaign {
  const record = stored !== null && stored.length <= recordLimit ? parsedJson(stored) : null;
  return campaignOf((field) => fieldIn(record, field));
}

/** Fallback if storage is denied or full: the campaign then lasts as long as the page. */
let unstored: Campaign | null = null;

/** Whether the visitor came to this document by Back or Forward, which is not a landing. */
function isReturn(): boolean {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/**
 * Stores the campaign of a landing URL's query, replacing the earlier one entirely; without one, the earlier one stays. Back and
 * Forward lead to old URLs, so they do not replace it either.
 */
export function captureCampaign(search: string): void {
  const campaign = campaignFrom(search);
  if (!campaign || (isReturn() && Object.keys(readCampaign()).length > 0)) return;
  // Removed first: if the new one does not fit into a full storage, later leads must not be credited to the old one.
  removeStored('local', campaignKey);
  unstored = writeStored('local', campaignKey, JSON.stringify(campaign)) ? null : campaign;
}

export function readCampaign(): Campaign {
  return unstored ?? parseCampaign(readStored('local', campaignKey));
}
