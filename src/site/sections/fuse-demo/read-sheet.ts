import { isEmailAddress } from '../../forms/email-address';
import { detectDelimiter } from './detect-delimiter';
import { parseCsv } from './parse-csv';
import type { Sheet } from './sheet';

/** Limits of the demo; the product itself is limited only by the browser's memory. */
export const limits = { rows: 200, columns: 40, bytes: 256 * 1024 } as const;

/** Why a text was refused; `value` is the number in the message. */
export type SheetProblem = {
  code: 'empty' | 'noRows' | 'tooManyRows' | 'tooManyColumns' | 'tooLarge' | 'openQuote' | 'workbook' | 'notText' | 'unreadable';
  value?: number;
};

export type SheetRead = { sheet: Sheet } | { problem: SheetProblem };

const refused = (code: SheetProblem['code'], value?: number): SheetRead => ({ problem: value === undefined ? { code } : { code, value } });

/** Parses delimited text into a sheet, or returns why it cannot. `nameOf` names columns without a heading; positions are 1-based. */
export function readSheet(text: string, nameOf: (position: number) => string): SheetRead {
  if (text.length > limits.bytes) return refused('tooLarge', Math.ceil(text.length / 1024));
  if (text.includes('\0')) return refused('notText');
  const { rows, openQuoteLine } = parseCsv(text, detectDelimiter(text));
  if (openQuoteLine !== null) return refused('openQuote', openQuoteLine);
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const [first] = filled;
  if (!first) return refused('empty');
  const body = hasHeadings(first) ? filled.slice(1) : filled;
  const width = filled.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (body.length === 0) return refused('noRows');
  if (body.length > limits.rows) return refused('tooManyRows', body.length);
  if (width > limits.columns) return refused('tooManyColumns', width);
  const cellsOf = (row: readonly string[]) => Array.from({ length: width }, (_, column) => row[column] ?? '');
  const headings = cellsOf(hasHeadings(first) ? first : []).map((heading, index) => heading.trim() || nameOf(index + 1));
  return { sheet: { headings, rows: body.map(cellsOf) } };
}

/** Pasted cells often lack headings; an email address in the first row means it is data. */
const hasHeadings = (row: readonly string[]) => !row.some((cell) => isEmailAddress(cell.trim()));
