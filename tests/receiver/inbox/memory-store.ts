import type { InboxStore } from '../../../src/receiver/inbox/inbox-options';
import type { Forwarding, LeadFilter, StoredLead, TargetName } from '../../../src/receiver/storage/lead-store';
import { mentions } from '../../../src/receiver/storage/mentions';

const text = ({ lead }: StoredLead) => Object.values(lead.fields).flat().join('\n').toLowerCase();

const isIn = ({ state, target }: Forwarding, filter: LeadFilter['forwarding']) =>
  state === filter?.state && filter.targets.includes(target);

const holds = (entry: StoredLead, filter: LeadFilter) =>
  (filter.search === undefined || text(entry).includes(filter.search.toLowerCase())) &&
  (filter.form === undefined || entry.lead.form === filter.form) &&
  (filter.status === undefined || entry.status === filter.status) &&
  (filter.test === undefined || entry.test === filter.test) &&
  (filter.forwarding === undefined || entry.forwardings.some((each) => isIn(each, filter.forwarding))) &&
  (filter.about === undefined || JSON.stringify(entry.lead).toLowerCase().includes(filter.about.toLowerCase())) &&
  (filter.source === undefined || entry.lead.campaign.source === filter.source) &&
  (filter.campaign === undefined || entry.lead.campaign.name === filter.campaign) &&
  (filter.variant === undefined || entry.lead.variant === filter.variant) &&
  (filter.from === undefined || entry.receivedAt >= filter.from) &&
  (filter.to === undefined || entry.receivedAt < filter.to);

const waiting = (target: TargetName, now: number): Forwarding => ({
  target,
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: now,
  deliveredAt: null,
  lastError: null,
});

const countOf = ({ lead, receivedAt }: StoredLead) => ({
  day: new Date(receivedAt).toISOString().slice(0, 10),
  source: lead.campaign.source ?? '',
  campaign: lead.campaign.name ?? '',
  variant: lead.variant ?? '',
  count: 1,
});

/** A store in memory that keeps the contract of the real ones; its cursor is a position. */
export function memoryStore(given: readonly StoredLead[]): InboxStore & { all: () => StoredLead[] } {
  let entries = [...given].sort((one, other) => other.receivedAt - one.receivedAt);
  const change = (key: string, changed: (entry: StoredLead) => StoredLead) => {
    const known = entries.some(({ lead }) => lead.key === key);
    entries = entries.map((entry) => (entry.lead.key === key ? changed(entry) : entry));
    return known;
  };
  const queued = (entry: StoredLead, targets: readonly TargetName[], now: number) => [
    ...entry.forwardings.filter(({ target }) => !targets.includes(target)),
    ...targets.map((target) => waiting(target, now)),
  ];
  const erase = (isErased: (entry: StoredLead) => boolean) => {
    const before = entries.length;
    entries = entries.filter((entry) => !isErased(entry));
    return before - entries.length;
  };
  return {
    all: () => entries,
    get: async (key) => entries.find(({ lead }) => lead.key === key) ?? null,
    list: async (filter, { limit, after }) => {
      const found = entries.filter((entry) => holds(entry, filter));
      const start = Number(after ?? 0);
      return {
        leads: found.slice(start, start + limit),
        next: start + limit < found.length ? String(start + limit) : null,
        total: found.length,
      };
    },
    counts: async (from, to) => entries.filter((entry) => holds(entry, { status: 'inbox', test: false, from, to })).map(countOf),
    mark: async (key, status, targets, now) =>
      change(key, (entry) => ({ ...entry, status, forwardings: status === 'inbox' ? queued(entry, targets, now) : entry.forwardings })),
    retry: async (key, targets, now) => change(key, (entry) => ({ ...entry, forwardings: queued(entry, targets, now) })),
    erase: async (key) => erase(({ lead }) => lead.key === key) > 0,
    eraseEmail: async (email) => erase(({ lead }) => mentions(lead, email)),
  };
}
