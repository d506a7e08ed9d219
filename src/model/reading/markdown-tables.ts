import type { Token } from 'markdown-it';
import { textOf } from './markdown-outline';

/** From which size on a table is too wide for a phone: its columns, and the characters in its longest row. */
const wideFrom = { columns: 3, characters: 80 };

const roles: Record<string, string> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
};

const textsIn = (table: readonly Token[], opening: string) =>
  table.flatMap(({ type }, place) => {
    const inline = table[place + 1];
    return type === opening && inline ? [textOf(inline)] : [];
  });

/** Whether a table, from `table_open` on, has a row of sentences rather than of figures. */
function isWide(columns: readonly string[], cells: readonly string[]): boolean {
  if (columns.length < wideFrom.columns) return false;
  const rows = cells.flatMap((_, place) => (place % columns.length === 0 ? [cells.slice(place, place + columns.length)] : []));
  return rows.some((row) => row.join('').length > wideFrom.characters);
}

/**
 * Gives each cell the name of its column, to show above it, and each element its role, which it would lose in some browsers when
 * it is not laid out as a table.
 */
function label(table: readonly Token[], columns: readonly string[]): void {
  for (const token of table) {
    const role = roles[token.type];
    if (role) token.attrSet('role', role);
  }
  for (const [place, cell] of table.filter((token) => token.type === 'td_open').entries())
    cell.attrSet('data-column', columns[place % columns.length] ?? '');
}

/** Prepares wide tables to be shown as lists on phones. */
export function prepareWideTables(tokens: readonly Token[]): void {
  for (const [start, { type }] of tokens.entries()) {
    if (type !== 'table_open') continue;
    const table = tokens.slice(start, start + tokens.slice(start).findIndex((token) => token.type === 'table_close'));
    const columns = textsIn(table, 'th_open');
    if (isWide(columns, textsIn(table, 'td_open'))) label(table, columns);
  }
}
