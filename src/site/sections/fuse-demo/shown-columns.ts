import type { Mapping } from './suggest-mapping';

const maxShown = 8;

/** Columns to show, in file order: mapped ones first, then others, up to eight in all. */
export function shownColumns(count: number, mapping: Mapping): number[] {
  const columns = Array.from({ length: count }, (_, column) => column);
  const mapped = new Set(Object.values(mapping));
  const others = columns.filter((column) => !mapped.has(column));
  const shown = new Set([...columns.filter((column) => mapped.has(column)), ...others].slice(0, maxShown));
  return columns.filter((column) => shown.has(column));
}
