import { keysOf } from '../../contract/objects';
import type { LeadFilter } from './lead-store';
import type { Value } from './sql-database';

export type Conditions = { sql: string; values: Value[] };

type Condition = readonly [sql: string, value: Value];

const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** One SQL condition for each part of a filter. */
const conditionOf: { [Name in keyof LeadFilter]-?: (value: NonNullable<LeadFilter[Name]>) => Condition } = {
  search: (text) => [`search LIKE ? ESCAPE '\\'`, contains(text)],
  form: (form) => ['form = ?', form],
  status: (status) => ['status = ?', status],
  forwarding: (state) => ['EXISTS (SELECT 1 FROM forwardings WHERE lead_key = leads.key AND state = ?)', state],
  source: (source) => ['campaign_source = ?', source],
  campaign: (name) => ['campaign_name = ?', name],
  variant: (variant) => ['variant = ?', variant],
  test: (test) => ['test = ?', test ? 1 : 0],
  from: (time) => ['received_at >= ?', time],
  to: (time) => ['received_at < ?', time],
};

/** The conditions of a filter for a WHERE clause. */
export function conditionsOf(filter: LeadFilter): Conditions {
  const names = keysOf(conditionOf);
  const conditions = names.flatMap((name) => {
    const value = filter[name];
    // TypeScript does not relate a value to its function across a union of names.
    return value === undefined ? [] : [(conditionOf[name] as (value: unknown) => Condition)(value)];
  });
  return { sql: ['1 = 1', ...conditions.map(([sql]) => sql)].join(' AND '), values: conditions.map(([, value]) => value) };
}

/** Where the next page begins: after this time and key. */
export const cursorOf = (row: { received_at?: unknown; key?: unknown }) => `${row.received_at}-${row.key}`;

/** The condition for leads after a cursor, newest first; an invalid cursor begins at the start. */
export function afterCursor(after: string | undefined): Conditions {
  const [, time, key] = /^(\d{1,15})-(\w+)$/.exec(after ?? '') ?? [];
  if (time === undefined || key === undefined) return { sql: '1 = 1', values: [] };
  return { sql: '(received_at < ? OR (received_at = ? AND key < ?))', values: [Number(time), Number(time), key] };
}
