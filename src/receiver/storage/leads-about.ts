import { allLeads } from './all-leads';
import type { LeadStore, StoredLead } from './lead-store';
import { mentions } from './mentions';

/** Returns every lead that contains a person's email address, spam and tests too, newest first. */
export const leadsAbout = async (store: Pick<LeadStore, 'list'>, email: string): Promise<StoredLead[]> =>
  (await allLeads(store, { about: email })).filter(({ lead }) => mentions(lead, email));
