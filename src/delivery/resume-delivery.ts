import { publicSettings } from '../platform/public-settings';
import { readStored } from '../platform/storage';
import { outboxKey } from './outbox-key';

/**
 * At the begin of a visit: sends what earlier visits have left behind. The courier's code is only loaded where
 * something waits; where that fails, the next visit tries again.
 */
export async function resumeDelivery(): Promise<void> {
  if (!publicSettings.leadsEndpoint || readStored('local', outboxKey) === null) return;
  try {
    const { sendKeptLeads } = await import('./deliver');
    await sendKeptLeads();
  } catch {
    // The leads stay in the outbox.
  }
}
