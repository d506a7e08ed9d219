import { dayMs } from '../../contract/durations';
import { utcDay, validDay } from '../utc-day';

/** Days in UTC, both inclusive; `from` and `to` are in milliseconds, `to` is exclusive. */
export type ChartRange = { firstDay: string; lastDay: string; from: number; to: number };

const usualDays = 30;
const maxDays = 731;

/** Returns the range in an address; by default the last 30 days, and never more than two years. */
export function chartRangeOf(parameters: URLSearchParams, now: number): ChartRange {
  const last = Date.parse(validDay(parameters.get('to') ?? '') || utcDay(now));
  const asked = Date.parse(validDay(parameters.get('from') ?? ''));
  const usual = last - (usualDays - 1) * dayMs;
  const from = Math.max(Number.isNaN(asked) || asked > last ? usual : asked, last - (maxDays - 1) * dayMs);
  return { firstDay: utcDay(from), lastDay: utcDay(last), from, to: last + dayMs };
}

/** Returns the query for this many days up to today. */
export const lastDays = (days: number, now: number): string => `?from=${utcDay(now - (days - 1) * dayMs)}&to=${utcDay(now)}`;
