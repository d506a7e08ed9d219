import type { Lead } from '../../src/contract/lead';
import { openStore } from '../../src/receiver/storage/open-store';
import { leadsDatabase } from './settings';

/** Leads for one email address in the database of the real receiver, which all tests share, oldest first. */
export async function received(email: string): Promise<Lead[]> {
  const store = await openStore(leadsDatabase);
  try {
    const { leads } = await store.list({ search: email }, { limit: 500 });
    return leads.map(({ lead }) => lead).reverse();
  } finally {
    await store.close();
  }
}

let visitors = 0;
/** An email address that no other test uses. */
export const newAddress = () => {
  visitors += 1;
  return `visitor-${process.pid}-${Date.now()}-${visitors}@example.com`;
};
