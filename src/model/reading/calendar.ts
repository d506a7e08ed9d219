import { z } from 'zod';
import { appearsOnDate } from '../kinds';
import { defaultZone, instantOf, isTime, isZone } from '../zoned-time';
import type { Document, Source } from './read-document';

type DatedPage = { file: string; date: string };

/** The pages that appear on a date, except drafts, earliest first; dates are in the site's time zone. */
export type Calendar = { zone: string; pages: readonly DatedPage[] };

const dated = z.object({ date: z.string().refine(isTime), draft: z.literal(false).optional() });
const zoned = z.object({ timeZone: z.string().refine(isZone) });

/** The time zone in `site`, the parsed `site.yml` with or without mistakes. */
export const zoneOf = (site: unknown): string => zoned.safeParse(site).data?.timeZone ?? defaultZone;

/** Pages count whether or not they have other mistakes. */
export function calendarOf(sources: readonly Pick<Source, 'kind' | 'file' | 'raw'>[], zone: string): Calendar {
  const pages = sources.flatMap(({ kind, file, raw }) => {
    const { data } = dated.safeParse(raw);
    return data && appearsOnDate(kind) ? [{ file, date: data.date }] : [];
  });
  return { zone, pages: pages.sort((one, other) => one.date.localeCompare(other.date)) };
}

/** The pages that appear after the instant `since`, until `until` inclusive. */
export const appearing = ({ zone, pages }: Calendar, since: number, until = Number.POSITIVE_INFINITY): DatedPage[] =>
  pages.filter(({ date }) => {
    const instant = instantOf(date, zone);
    return instant > since && instant <= until;
  });

/** The moment of publication: an instant in milliseconds since 1970, and the site's time zone, which dates are written in. */
type Moment = { at: number; zone: string };

/** Whether visitors may see a document: drafts, and pages that appear on a future date, show only in development and previews. */
export function isPublished({ kind, data }: Document, { at, zone }: Moment): boolean {
  if (data.draft) return false;
  return !('date' in data && appearsOnDate(kind)) || instantOf(data.date, zone) <= at;
}
