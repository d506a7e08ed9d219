import { readEntry } from './entry-text';
import type { Entry } from './outbox';

/** The store of what the service worker may send, a copy of the outbox's records, and the name of its sync event. */
export const mirrorStore = 'leads-outbox';
export const syncTag = 'leads';

/** What takes the place of a lead once the service worker has delivered it, until a page of the site sees it. */
export const deliveredMark = '';

/** A record goes into the mirror with the endpoint that the page knows, as the service worker has no settings. */
export function mirrorText(endpoint: string, text: string): string {
  return `${endpoint}\n${text}`;
}

/** The lead to send and where to, or null for what is delivered, spoiled or of a newer format. */
export function readMirrored(text: string | undefined, now: number): { endpoint: string; entry: Entry } | null {
  const [endpoint = '', ...rest] = (text ?? '').split('\n');
  const entry = readEntry(rest.join('\n'), now);
  return typeof entry === 'string' ? null : { endpoint, entry };
}
