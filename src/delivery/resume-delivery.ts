import { publicSettings } from '../platform/public-settings';
import { storedKeys } from '../platform/storage';
import { outboxPrefix } from './outbox-records';

/**
 * At the begin of a visit: sends what earlier visits have left behind. The courier's code is only loaded where
 * something waits; where that fails, the next visit tries again.
 */
export async function resumeDelivery(): Promise<void> {
  if (!publicSettings.leadsEndpoint || storedKeys('local', outboxPrefix).length === 0) return;
  try {
    const { sendKeptLeads } = await import('./deliver');
    await sendKeptLeads();
  } catch {
    // The leads stay in the outbox.
  }
}
