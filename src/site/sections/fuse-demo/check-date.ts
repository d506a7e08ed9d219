import { defaultLanguage } from '../../words/site-languages';
import { accepted, type CellCheck, refused } from './cell-check';

/** Which of the first two numbers in a date like 3/4/2024 is the day. */
export type DateOrder = 'dayFirst' | 'monthFirst';

type Day = { year: number; month: number; day: number };

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

const yearFirst = /^((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]\d{1,2}:\d\d\S*)?$/;
const numbersOnly = /^(\d{1,2})([-/.])(\d{1,2})\2((?:19|20)?\d\d)$/;
const monthThenDay = /^([a-z]{3,9})\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -]((?:19|20)\d\d)$/i;
const dayThenMonth = /^(\d{1,2})(?:st|nd|rd|th)?\.?[ -]([a-z]{3,9})\.?,?[ -]((?:19|20)?\d\d)$/i;

/** The date order of a column if some of its dates are valid in only one order; null if undecided or contradictory. */
export function dateOrderOf(values: readonly string[]): DateOrder | null {
  const pairs = values.flatMap((value) => {
    const found = numbersOnly.exec(value.trim());
    return found ? [[Number(found[1]), Number(found[3])] as const] : [];
  });
  const dayFirst = pairs.some(([first, second]) => first > 12 && second <= 12);
  const monthFirst = pairs.some(([first, second]) => first <= 12 && second > 12);
  if (dayFirst === monthFirst) return null;
  return dayFirst ? 'dayFirst' : 'monthFirst';
}

/** Accepts an existing date as YYYY-MM-DD; `order` is the result of `dateOrderOf` for the column. */
export function checkDate(text: string, order: DateOrder | null): CellCheck {
  const readings = readingsOf(text.trim(), order);
  if (readings.length === 0) return refused('notADate');
  const days = [...new Set(readings.filter(exists).map(isoOf))];
  const [one, other] = days;
  if (!one) return refused('noSuchDay');
  if (!other) return accepted(one);
  return refused('twoReadings', days, { first: spoken(one), second: spoken(other) });
}

function readingsOf(text: string, order: DateOrder | null): Day[] {
  const [, year, , month, day] = yearFirst.exec(text) ?? [];
  if (year) return [dayOf(year, month, day)];
  const numbers = numbersOnly.exec(text);
  return numbers ? readingsOfNumbers(numbers, order) : readingsOfName(text);
}

function readingsOfNumbers([, first, separator, second, year]: RegExpExecArray, order: DateOrder | null): Day[] {
  const dayFirst = dayOf(year, second, first);
  const monthFirst = dayOf(year, first, second);
  // Dates with dots are day-first.
  if (separator === '.' || order === 'dayFirst') return [dayFirst];
  return order === 'monthFirst' ? [monthFirst] : [monthFirst, dayFirst];
}

function readingsOfName(text: string): Day[] {
  const [, monthName, dayAfter, yearAfter] = monthThenDay.exec(text) ?? [];
  const [, dayBefore, nameAfter, lastYear] = dayThenMonth.exec(text) ?? [];
  const named = monthNumber(monthName ?? nameAfter ?? '');
  return named ? [dayOf(yearAfter ?? lastYear, named, dayAfter ?? dayBefore)] : [];
}

/** Two-digit years are 1970 to 2069. */
function dayOf(year: unknown, month: unknown, day: unknown): Day {
  const full = Number(year) < 100 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);
  return { year: full, month: Number(month), day: Number(day) };
}

const monthNumber = (name: string) => (name ? months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1 : 0);

const exists = ({ year, month, day }: Day) =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (number: number) => String(number).padStart(2, '0');
const isoOf = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`;

const spoken = (iso: string) =>
  new Intl.DateTimeFormat(defaultLanguage, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
