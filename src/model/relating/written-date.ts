/** How a date is written: with its day, or only its month and year. */
export const dateStyles = {
  DAY: { dateStyle: 'long' },
  MONTH: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** In French, the first day of a month is an ordinal number, which `Intl` does not know. */
const firstInFrench = (written: string) => written.replace(/^1(?= \p{L})/u, '1er');

/**
 * Formats a date the way people write it in a language. `date` starts with an ISO date, such as 2026-09-08; if it does not, the
 * result is empty.
 */
export function writtenDate(date: string, style: DateStyle, language: string): string {
  const time = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return '';
  const written = new Intl.DateTimeFormat(language, { ...dateStyles[style], timeZone: 'UTC' }).format(time);
  return /^fr\b/.test(language) ? firstInFrench(written) : written;
}
