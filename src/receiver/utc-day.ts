/** The day of a time in milliseconds, in UTC, such as 2026-11-28. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
