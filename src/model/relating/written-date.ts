/** How a date is written: with its day, or only its month and year. */
export const dateStyles = {
  DAY: { dateStyle: 'long' },
  MONTH: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** A date as people write it in a language; `date` starts like 2026-09-08. Empty if it is none. */
export function writtenDate(date: string, style: DateStyle, language: string): string {
  const time = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? '' : new Intl.DateTimeFormat(language, { ...dateStyles[style], timeZone: 'UTC' }).format(time);
}
