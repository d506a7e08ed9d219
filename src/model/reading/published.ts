import { appearsOnDate } from '../kinds';
import { instantOf } from '../zoned-time';
import type { Document } from './read-document';

/** The moment of publication: an instant in milliseconds since 1970, and the site's time zone, which dates are written in. */
type Moment = { at: number; zone: string };

/** Whether visitors may see a document: drafts, and pages that appear on a future date, show only in development and previews. */
export function isPublished({ kind, data }: Document, { at, zone }: Moment): boolean {
  if (data.draft) return false;
  return !('date' in data && appearsOnDate(kind)) || instantOf(data.date, zone) <= at;
}
