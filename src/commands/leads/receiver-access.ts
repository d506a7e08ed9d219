import { targetsOf } from '../../receiver/forwarding/targets-of';
import { type LeadReceipt, type ReceiverStatus, receiptOf, statusOf } from '../../receiver/operations-app';
import type { ReceiverSettings } from '../../receiver/settings';
import type { LeadStore } from '../../receiver/storage/lead-store';
import { reach } from './reach';

/** Reads from a receiver; no personal data. */
export type ReceiverAccess = { status: () => Promise<ReceiverStatus>; receipt: (key: string) => Promise<LeadReceipt | null> };

async function get<Answer>(address: string, token: string): Promise<Answer | null> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await reach(address, { headers, redirect: 'error' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The receiver answers ${response.status} at ${new URL(address).pathname}.`);
  return (await response.json()) as Answer;
}

/** Over the network if LEADS_URL and LEADS_TOKEN are set, else from the database. */
export function receiverAccess(settings: ReceiverSettings, store: () => Promise<LeadStore>): ReceiverAccess {
  const { url, token } = settings;
  if (!url || !token) {
    const targets = targetsOf(settings).map(({ name }) => name);
    return { status: async () => statusOf(await store(), targets, Date.now()), receipt: async (key) => receiptOf(await store(), key) };
  }
  return {
    status: async () => {
      const status = await get<ReceiverStatus>(`${url}/leads/status`, token);
      if (!status) throw new Error(`There is no receiver at ${url}.`);
      return status;
    },
    receipt: (key) => get<LeadReceipt>(`${url}/leads/receipts/${key}`, token),
  };
}
