import type { Lead } from '../../contract/lead';
import { publicSettings } from '../edge/public-settings';
import { browserEdge } from './browser-edge';
import { type Courier, courierFor, type Delivery } from './courier';
import { forgetExpired } from './forget-expired';

let courier: Courier | undefined;

/** Returns the page's only courier, which also listens for the connection to return. */
function courierOf(endpoint: string): Courier {
  if (courier) return courier;
  const started = courierFor(browserEdge(endpoint));
  window.addEventListener('online', () => void started.resume());
  courier = started;
  return started;
}

/** Delivers a lead to the endpoint or keeps it; without an endpoint it is dropped. */
export async function deliver(lead: Lead): Promise<Delivery> {
  return publicSettings.leadsEndpoint ? courierOf(publicSettings.leadsEndpoint).deliver(lead) : 'nowhere';
}

/** At the start of a visit: sends leads left in the outbox by earlier visits, or without an endpoint deletes expired ones. */
export async function resumeDelivery(): Promise<void> {
  if (publicSettings.leadsEndpoint) await courierOf(publicSettings.leadsEndpoint).resume();
  else await forgetExpired(Date.now());
}
