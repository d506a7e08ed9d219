import type { Document } from './read-document';
import { instantOf } from './zoned-time';

/** The moment of publication: an instant in milliseconds since 1970, and the time zone of the site, in which dates are written. */
export type Moment = { at: number; zone: string };

/** Whether visitors may see a document: drafts, and pages of any kind whose `date` is in the future, show in development and previews only. */
export function isPublished({ data }: Document, { at, zone }: Moment): boolean {
  if (data.draft) return false;
  return !('date' in data) || instantOf(data.date, zone) <= at;
}
