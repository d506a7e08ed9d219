/** How a date is written: with its day, or only its month and year. */
export const dateStyles = {
  DAY: { dateStyle: 'long' },
  MONTH: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/**
 * Formats a date the way people write it in a language. `date` starts with an ISO date, such as 2026-09-08; if it does not, the
 * result is empty.
 */
export function writtenDate(date: string, style: DateStyle, language: string): string {
  const time = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? '' : new Intl.DateTimeFormat(language, { ...dateStyles[style], timeZone: 'UTC' }).format(time);
}
