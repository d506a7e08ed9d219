import { type CellCheck, refused } from './cell-check';
import { checkCell } from './check-cell';
import { type DateOrder, dateOrderOf } from './check-date';
import { columnOf, type Sheet } from './sheet';
import type { Mapping } from './suggest-mapping';
import { type FieldKey, fieldKeys, forEachField, targetFields } from './target-fields';

export type CheckedCell = { key: FieldKey; column: number; text: string; check: CellCheck };
export type CheckedRow = { index: number; aside: boolean; cells: readonly CheckedCell[] };
export type CleanRow = Readonly<Record<FieldKey, string | number | null>>;

export type Report = {
  rows: readonly CheckedRow[];
  /** Required fields without a column; while there are any, no row is clean. */
  missing: readonly FieldKey[];
  /** Number of refused cells in rows that are not set aside. */
  problemCount: number;
  /** The first refused cell. */
  nextProblem: { row: number; key: FieldKey } | null;
  clean: readonly CleanRow[];
};

/** Checks every mapped cell of a sheet and collects the rows without problems. `aside` has row indexes. */
export function checkRows(sheet: Sheet, mapping: Mapping, aside: readonly number[]): Report {
  const cellsOf = cellReader(sheet, mapping);
  const rows = withoutRepetitions(sheet.rows.map((row, index) => ({ index, aside: aside.includes(index), cells: cellsOf(row) })));
  const used = rows.filter((row) => !row.aside);
  const problems = used.flatMap(({ index, cells }) => cells.filter(isRefused).map(({ key }) => ({ row: index, key })));
  const missing = fieldKeys.filter((key) => targetFields[key].required && mapping[key] === null);
  const clean = missing.length > 0 ? [] : used.filter(({ cells }) => !cells.some(isRefused)).map(cleanRow);
  return { rows, missing, problemCount: problems.length, nextProblem: problems[0] ?? null, clean };
}

/** Whether nothing is left to fix. */
export const isDone = ({ missing, problemCount }: Report) => missing.length === 0 && problemCount === 0;

const isRefused = ({ check }: CheckedCell) => !check.valid;

function cellReader(sheet: Sheet, mapping: Mapping): (row: readonly string[]) => CheckedCell[] {
  const orders: Record<FieldKey, DateOrder | null> = forEachField((key) => dateOrderOf(columnOf(sheet, mapping[key] ?? -1)));
  return (row) =>
    fieldKeys.flatMap((key) => {
      const column = mapping[key];
      const text = row[column ?? -1] ?? '';
      return column === null ? [] : [{ key, column, text, check: checkCell(key, text, orders[key]) }];
    });
}

/** Refuses an email address that an earlier row already has; rows set aside are ignored. */
function withoutRepetitions(rows: readonly CheckedRow[]): CheckedRow[] {
  const firstRowOf = new Map<string, number>();
  const checked = (cell: CheckedCell, index: number): CheckedCell => {
    if (cell.key !== 'email' || !cell.check.valid || cell.check.clean === null) return cell;
    const address = String(cell.check.clean);
    const first = firstRowOf.get(address);
    if (first !== undefined) return { ...cell, check: refused('duplicate', [], { row: first + 1 }) };
    firstRowOf.set(address, index);
    return cell;
  };
  return rows.map((row) => (row.aside ? row : { ...row, cells: row.cells.map((cell) => checked(cell, row.index)) }));
}

function cleanRow({ cells }: CheckedRow): CleanRow {
  return forEachField((key) => {
    const check = cells.find((cell) => cell.key === key)?.check;
    return check?.valid ? check.clean : null;
  });
}
