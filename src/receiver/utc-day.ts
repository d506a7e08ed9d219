/** The day of a time in milliseconds, in UTC, such as 2026-11-28. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the day unchanged if it exists, else ''. `Date.parse` alone would take "5" for a month and accept February 31. */
export function validDay(day: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && utcDay(time) === day ? day : '';
}
