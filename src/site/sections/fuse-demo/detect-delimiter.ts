import { parseCsv } from './parse-csv';

const delimiters = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof delimiters)[number];

/** The first characters are enough to detect the delimiter. */
const inspectedLength = 8_192;

/** The delimiter that splits the most rows into as many cells as the first row has; a comma if none does. */
export function detectDelimiter(text: string): Delimiter {
  const ranked = delimiters.map((delimiter) => ({ delimiter, ...evidence(text.slice(0, inspectedLength), delimiter) }));
  const [best] = ranked.sort((one, other) => other.alike - one.alike || other.width - one.width);
  return best && best.alike > 0 ? best.delimiter : ',';
}

function evidence(text: string, delimiter: Delimiter): { alike: number; width: number } {
  const rows = parseCsv(text, delimiter).rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = rows[0]?.length ?? 0;
  return { width, alike: width > 1 ? rows.filter((row) => row.length === width).length : 0 };
}
