import { csvOf } from '../../receiver/csv';
import { emailOf, rowsOf } from '../../receiver/forwarding/lead-text';
import { allLeads, leadsAbout } from '../../receiver/storage/all-leads';
import type { LeadFilter, LeadStore, StoredLead, TargetName } from '../../receiver/storage/lead-store';
import { type Output, tableOf } from './output';

const statesOf = ({ forwardings }: StoredLead) => forwardings.map(({ target, state }) => `${target} ${state}`).join(', ') || '-';
const timeOf = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

export async function listLeads(store: LeadStore, filter: LeadFilter, limit: number): Promise<Output> {
  const { leads, total } = await store.list(filter, { limit });
  const rows = leads.map((entry) => {
    const { lead, receivedAt, status } = entry;
    return [lead.key, timeOf(receivedAt), status, lead.form, emailOf(entry) ?? '-', statesOf(entry)];
  });
  const table = tableOf([['key', 'received (UTC)', 'status', 'form', 'email', 'forwarded'], ...rows]);
  return { lines: [...table, `${leads.length} of ${total}`], json: { total, leads } };
}

export async function showLead(store: LeadStore, key: string): Promise<Output> {
  const entry = await store.get(key);
  if (!entry) return unknownLead(key);
  const forwardings = entry.forwardings.map(({ target, state, attempts, nextAttemptAt, lastError }) => {
    const next = nextAttemptAt === null ? '' : `, next ${timeOf(nextAttemptAt)}`;
    return [target, `${state}, attempts ${attempts}${next}${lastError ? `, last error: ${lastError}` : ''}`] as const;
  });
  const status = [entry.status, ...entry.spamReasons, ...(entry.test ? ['a test'] : [])].join(', ');
  const rows = [['Key', key], ['Revision', String(entry.lead.revision)], ['Status', status], ...rowsOf(entry), ...forwardings] as const;
  return { lines: tableOf(rows), json: entry };
}

const asCsv = (leads: readonly StoredLead[]): Output => ({ lines: [csvOf(leads).trimEnd()], json: leads });

export const exportLeads = async (store: LeadStore, filter: LeadFilter): Promise<Output> => asCsv(await allLeads(store, filter));

/** Everything that is stored about a person. */
export const exportPerson = async (store: LeadStore, email: string): Promise<Output> => asCsv(await leadsAbout(store, email));

const unknownLead = (key: string): Output => ({ lines: [`There is no lead ${key}.`], json: { found: 0 }, failed: true });

async function retryLead(store: LeadStore, key: string, targets: readonly TargetName[], now: number): Promise<Output> {
  const entry = await store.get(key);
  if (!entry) return unknownLead(key);
  if (entry.status === 'spam' || entry.test) {
    return { lines: ['Spam and tests are not forwarded.'], json: { retried: 0 }, failed: true };
  }
  await store.retry(key, targets, now);
  return queued(1);
}

const queued = (retried: number): Output => ({ lines: [`${retried} queued; a running receiver sends them.`], json: { retried } });

/** Forwards one lead again, or all dead letters. */
export async function retryLeads(store: LeadStore, key: string | undefined, targets: readonly TargetName[], now: number): Promise<Output> {
  if (targets.length === 0) return { lines: ['No target is configured.'], json: { retried: 0 }, failed: true };
  if (key !== undefined) return retryLead(store, key, targets, now);
  const dead = await allLeads(store, { status: 'inbox', forwarding: { state: 'dead', targets } });
  for (const { lead, forwardings } of dead) {
    const names = forwardings.filter(({ state, target }) => state === 'dead' && targets.includes(target)).map(({ target }) => target);
    await store.retry(lead.key, names, now);
  }
  return queued(dead.length);
}

/** Erases one lead by its key, or a person's by email address; only returns their number unless `sure`. */
export async function eraseLeads(store: LeadStore, whom: string, sure: boolean): Promise<Output> {
  const isPerson = whom.includes('@');
  if (!sure) {
    const found = isPerson ? (await leadsAbout(store, whom)).length : Number((await store.get(whom)) !== null);
    return { lines: [`${found} would be erased permanently. To erase them, add --yes.`], json: { found, erased: 0 } };
  }
  const erased = isPerson ? await store.eraseEmail(whom) : Number(await store.erase(whom));
  const lines = [`${erased} erased. Forwarded copies remain where they were sent: see docs/leads.md.`];
  return { lines, json: { erased }, failed: erased === 0 };
}
