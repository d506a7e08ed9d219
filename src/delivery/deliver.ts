import { publicSettings } from '../platform/public-settings';
import { browserEdge } from './browser-edge';
import { type Courier, courierFor, type Delivery } from './courier';
import { forgetExpired } from './forget-expired';
import type { Lead } from './lead';

let courier: Courier | undefined;

/** The page's one courier, which also listens for the connection to return. */
function courierOf(endpoint: string): Courier {
  if (courier) return courier;
  const started = courierFor(browserEdge(endpoint));
  window.addEventListener('online', () => void started.resume());
  courier = started;
  return started;
}

/** Gets a lead to the endpoint or keeps it; without an endpoint it goes nowhere. */
export async function deliver(lead: Lead): Promise<Delivery> {
  return publicSettings.leadsEndpoint ? courierOf(publicSettings.leadsEndpoint).deliver(lead) : 'nowhere';
}

/** When a visit begins: sends what earlier visits have left in the outbox, or sees to it that nothing stays too long. */
export async function resumeDelivery(): Promise<void> {
  if (publicSettings.leadsEndpoint) await courierOf(publicSettings.leadsEndpoint).resume();
  else await forgetExpired(Date.now());
}
