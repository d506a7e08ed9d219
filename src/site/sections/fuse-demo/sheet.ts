/** A spreadsheet; every row has as many cells as there are headings. */
export type Sheet = { headings: readonly string[]; rows: readonly (readonly string[])[] };

/** The values of a column, top to bottom. */
export const columnOf = (sheet: Sheet, column: number): string[] => sheet.rows.map((row) => row[column] ?? '');

/** Returns the sheet with one cell replaced; a position outside it changes nothing. */
export function withCell(sheet: Sheet, row: number, column: number, text: string): Sheet {
  const changed = (cells: readonly string[]) => cells.map((cell, index) => (index === column ? text : cell));
  return { ...sheet, rows: sheet.rows.map((cells, index) => (index === row ? changed(cells) : cells)) };
}
