import type { LeadFilter, LeadStore, StoredLead } from './lead-store';

/** Returns all leads of a filter, newest first, read page by page. */
export async function allLeads(store: Pick<LeadStore, 'list'>, filter: LeadFilter): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await store.list(filter, after === undefined ? { limit: 500 } : { limit: 500, after });
    leads.push(...page.leads);
    after = page.next;
  }
  return leads;
}
