import { dayMs } from '../../contract/durations';
import type { LeadCount } from '../storage/lead-store';
import { utcDay } from '../utc-day';

/** What leads are counted by, besides the day. */
export type CountedBy = 'source' | 'campaign' | 'variant';

export type Bar = { label: string; count: number };

function sumsOf(counts: readonly LeadCount[], part: 'day' | CountedBy): Map<string, number> {
  const sums = new Map<string, number>();
  for (const entry of counts) sums.set(entry[part], (sums.get(entry[part]) ?? 0) + entry.count);
  return sums;
}

/** Returns a bar for every day from `from` until `to` (exclusive; milliseconds, in UTC), including days without leads. */
export function perDay(counts: readonly LeadCount[], from: number, to: number): Bar[] {
  const sums = sumsOf(counts, 'day');
  const days = Array.from({ length: Math.ceil((to - from) / dayMs) }, (_, index) => utcDay(from + index * dayMs));
  return days.map((label) => ({ label, count: sums.get(label) ?? 0 }));
}

/** Returns a bar for each value, most leads first; those beyond `most` are summed up under `rest`. `none` labels a missing value. */
export function perValue(
  counts: readonly LeadCount[],
  part: CountedBy,
  { none, rest, most }: { none: string; rest: string; most: number },
): Bar[] {
  const sorted = [...sumsOf(counts, part)].sort(
    ([one, oneCount], [other, otherCount]) => otherCount - oneCount || one.localeCompare(other),
  );
  const bars = sorted.map(([value, count]) => ({ label: value || none, count }));
  if (bars.length <= most) return bars;
  return [...bars.slice(0, most), { label: rest, count: totalOf(bars.slice(most)) }];
}

/** Returns the values that occur, most leads first. */
export const valuesOf = (counts: readonly LeadCount[], part: CountedBy, most: number): string[] =>
  [...sumsOf(counts, part)]
    .filter(([value]) => value !== '')
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([value]) => value);

export const totalOf = (bars: readonly { count: number }[]): number => bars.reduce((sum, { count }) => sum + count, 0);
