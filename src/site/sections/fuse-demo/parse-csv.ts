export type Parsed = {
  rows: string[][];
  /** 1-based line of a quotation mark that is never closed. */
  openQuoteLine: number | null;
};

/**
 * Parses delimited text per RFC 4180, leniently: lines may end in CRLF, LF, or CR, rows may differ in length, and a
 * quotation mark inside an unquoted cell is a plain character. Never throws.
 */
export function parseCsv(text: string, delimiter: string): Parsed {
  const rows: string[][] = [];
  let row: string[] = [];
  // Skips a byte order mark.
  let position = Number(text.startsWith('\uFEFF'));
  while (position < text.length) {
    const cell = cellAt(text, position, delimiter);
    if (!cell) return { rows: [...rows, [...row, text.slice(position + 1)]], openQuoteLine: lineAt(text, position) };
    row.push(cell.text);
    position = cell.end;
    const atDelimiter = text[position] === delimiter;
    if (!atDelimiter) {
      rows.push(row);
      row = [];
    }
    position += text.startsWith('\r\n', position) ? 2 : 1;
    if (atDelimiter && position === text.length) rows.push([...row, '']);
  }
  return { rows, openQuoteLine: null };
}

type Cell = { text: string; end: number };

function plainCell(source: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < source.length && !endsCell(source[end], delimiter)) end += 1;
  return { text: source.slice(start, end), end };
}

/** A plain cell, or a quoted one plus any text between its closing quote and the next delimiter; null if it is never closed. */
function cellAt(source: string, start: number, delimiter: string): Cell | null {
  if (source[start] !== '"') return plainCell(source, start, delimiter);
  let close = source.indexOf('"', start + 1);
  while (close !== -1 && source[close + 1] === '"') close = source.indexOf('"', close + 2);
  if (close === -1) return null;
  const rest = plainCell(source, close + 1, delimiter);
  return { text: source.slice(start + 1, close).replaceAll('""', '"') + rest.text, end: rest.end };
}

const endsCell = (character: string | undefined, delimiter: string) => character === delimiter || character === '\n' || character === '\r';

const lineAt = (source: string, position: number) => source.slice(0, position).split(/\r\n|\n|\r/).length;
