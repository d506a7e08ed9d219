import { publicSettings } from '../platform/public-settings';
import { browserEdge } from './browser-edge';
import { type Courier, courierFor, type Delivery } from './courier';
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

/** Gets a lead to the endpoint or keeps it. Without an endpoint there is nowhere to send it, and nothing to wait for. */
export async function deliver(lead: Lead): Promise<Delivery> {
  return publicSettings.leadsEndpoint ? courierOf(publicSettings.leadsEndpoint).deliver(lead) : 'accepted';
}

/** Sends what earlier visits have left in the outbox. */
export async function sendKeptLeads(): Promise<void> {
  if (publicSettings.leadsEndpoint) await courierOf(publicSettings.leadsEndpoint).resume();
}
