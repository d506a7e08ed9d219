import type { LeadFilter, LeadStore, StoredLead } from './lead-store';
import { mentions } from './mentions';

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

/** Returns every lead that contains a person's email address, spam and tests too, newest first. */
export const leadsAbout = async (store: Pick<LeadStore, 'list'>, email: string): Promise<StoredLead[]> =>
  (await allLeads(store, { about: email })).filter(({ lead }) => mentions(lead, email));
