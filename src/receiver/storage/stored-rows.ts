import type { Lead } from '../../contract/lead';
import type { Forwarding, StoredLead } from './lead-store';
import type { Row, Value } from './sql-database';

const numberOrNull = (value: unknown) => (value === null ? null : Number(value));

/** A forwarding as stored in the database. */
const forwardingIn = (row: Row): Forwarding => ({
  target: row.target as Forwarding['target'],
  state: row.state as Forwarding['state'],
  attempts: Number(row.attempts),
  nextAttemptAt: numberOrNull(row.next_attempt_at),
  deliveredAt: numberOrNull(row.delivered_at),
  lastError: row.last_error as string | null,
});

/** A lead as stored in the database, with the rows of its forwardings. */
export const leadIn = (row: Row, forwardings: readonly Row[]): StoredLead => ({
  lead: JSON.parse(String(row.lead)),
  receivedAt: Number(row.received_at),
  status: row.status as StoredLead['status'],
  spamReasons: JSON.parse(String(row.spam_reasons)),
  test: Number(row.test) === 1,
  forwardings: forwardings.filter(({ lead_key }) => lead_key === row.key).map(forwardingIn),
});

/** The text that is searched: all fields in lowercase, one per line. */
const searchTextOf = ({ key, fields }: Lead) => [key, ...Object.values(fields).flat()].join('\n').toLowerCase();

/** The columns of a newly received lead. */
export function columnsOf({ lead, status, spamReasons, test }: Omit<StoredLead, 'receivedAt' | 'forwardings'>, now: number) {
  return {
    key: lead.key,
    revision: lead.revision,
    changes: 1,
    received_at: now,
    status,
    marked: 0,
    spam_reasons: JSON.stringify(spamReasons),
    test: test ? 1 : 0,
    form: lead.form,
    campaign_source: lead.campaign.source ?? '',
    campaign_name: lead.campaign.name ?? '',
    variant: lead.variant ?? '',
    search: searchTextOf(lead),
    lead: JSON.stringify(lead),
  } satisfies Record<string, Value>;
}
