/** A spreadsheet: each row has as many cells as there are headings. */
export type Sheet = { headings: readonly string[]; rows: readonly (readonly string[])[] };

/** All values of one column, from top to bottom. */
export const columnOf = (sheet: Sheet, column: number): string[] => sheet.rows.map((row) => row[column] ?? '');

/** The sheet with one cell changed. A place outside the sheet changes nothing. */
export function withCell(sheet: Sheet, row: number, column: number, text: string): Sheet {
  const changed = (cells: readonly string[]) => cells.map((cell, index) => (index === column ? text : cell));
  return { ...sheet, rows: sheet.rows.map((cells, index) => (index === row ? changed(cells) : cells)) };
}
