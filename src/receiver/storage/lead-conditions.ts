import { keysOf } from '../../contract/objects';
import type { LeadFilter } from './lead-store';
import { formsOf } from './mentions';
import type { Value } from './sql-database';

type Conditions = { sql: string; values: Value[] };

type Condition = readonly [sql: string, ...values: Value[]];

const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** One SQL condition for each part of a filter. */
const conditionOf: { [Name in keyof LeadFilter]-?: (value: NonNullable<LeadFilter[Name]>) => Condition } = {
  search: (text) => [`search LIKE ? ESCAPE '\\'`, contains(text)],
  // The search column has only the fields. LOWER alone would not do, because in SQLite it handles only ASCII.
  about: (email) => {
    const forms = formsOf(email).map(contains);
    return [
      `(${forms.map(() => `search LIKE ? ESCAPE '\\' OR LOWER(lead) LIKE ? ESCAPE '\\'`).join(' OR ')})`,
      ...forms.flatMap((form) => [form, form]),
    ];
  },
  form: (form) => ['form = ?', form],
  status: (status) => ['status = ?', status],
  forwarding: ({ state, targets }) => [
    `EXISTS (SELECT 1 FROM forwardings WHERE lead_key = leads.key AND state = ? AND target IN (${['NULL', ...targets.map(() => '?')].join(', ')}))`,
    state,
    ...targets,
  ],
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
  return { sql: ['1 = 1', ...conditions.map(([sql]) => sql)].join(' AND '), values: conditions.flatMap(([, ...values]) => values) };
}

/** Where the next page begins: after this time and key. */
export const cursorOf = (row: { received_at?: unknown; key?: unknown }) => `${row.received_at}-${row.key}`;

/** The condition for leads after a cursor, newest first; an invalid cursor begins at the start. */
export function afterCursor(after: string | undefined): Conditions {
  const [, time, key] = /^(\d{1,15})-(\w+)$/.exec(after ?? '') ?? [];
  if (time === undefined || key === undefined) return { sql: '1 = 1', values: [] };
  return { sql: '(received_at < ? OR (received_at = ? AND key < ?))', values: [Number(time), Number(time), key] };
}
