import type { Entry } from './outbox';
import { readEntry } from './outbox-record';

/** The store of leads for the service worker, a copy of the outbox's records, and the tag of its sync event. */
export const mirrorStore = 'leads-outbox';
export const syncTag = 'leads';

/** Replaces a lead delivered by the service worker, until a page of the site sees it. */
export const deliveredMark = '';

/** Returns a record's text for the mirror, with the page's endpoint, because the service worker has no settings. */
export function mirrorText(endpoint: string, text: string): string {
  return `${endpoint}\n${text}`;
}

/** Returns the lead to send and its endpoint, or null if it is delivered, corrupt or of a newer format. */
export function readMirrored(text: string | undefined, now: number): { endpoint: string; entry: Entry } | null {
  const [endpoint = '', ...rest] = (text ?? '').split('\n');
  const entry = readEntry(rest.join('\n'), now);
  return typeof entry === 'string' ? null : { endpoint, entry };
}
