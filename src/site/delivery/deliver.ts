import type { Lead } from '../../contract/lead';
import { recordLead } from '../analytics/record-lead';
import { publicSettings } from '../edge/public-settings';
import { readStored, removeStored, storedKeys, writeStored } from '../edge/storage';
import { arrivedLeads } from './arrived-leads';
import { type Courier, courierFor, type Delivery, type Edge } from './courier';
import { heldLead } from './held-form';
import { deliveredInBackground, mirror, removeMirrored } from './mirror';
import { expired } from './outbox';
import { outboxPrefix, readEntry } from './outbox-record';
import { reportFault } from './report-fault';
import { sendLead } from './send-lead';

let courier: Courier | undefined;

/** Delivers a lead to the endpoint or keeps it; without an endpoint it is dropped. */
export async function deliver(lead: Lead): Promise<Delivery> {
  return publicSettings.leadsEndpoint ? courierOf(publicSettings.leadsEndpoint).deliver(lead) : 'nowhere';
}

/** At the start of a visit: sends leads left in the outbox by earlier visits, or without an endpoint deletes expired ones. */
export async function resumeDelivery(): Promise<void> {
  if (!publicSettings.leadsEndpoint) return forgetExpired(Date.now());
  const courier = courierOf(publicSettings.leadsEndpoint);
  // First, because the courier removes what it cannot read once it is a week old.
  const held = storedRecords().flatMap((record) => heldLead(record, readRecord(record) ?? '') ?? []);
  await Promise.all([...held.map((lead) => deliverHeld(courier, lead)), courier.resume()]);
}

/** Delivers a form that left before hydration like any other lead, whose entry replaces its record. No form is there to record its event. */
async function deliverHeld(courier: Courier, lead: Lead): Promise<void> {
  const delivery = await courier.deliver(lead);
  if (delivery === 'accepted' || delivery === 'stored') recordLead(lead);
}

/** Returns the page's only courier, which also listens for the connection to return. */
function courierOf(endpoint: string): Courier {
  if (courier) return courier;
  const started = courierFor(browserEdge(endpoint));
  window.addEventListener('online', () => void started.resume());
  courier = started;
  return started;
}

/** Returns the courier's dependencies in a browser. */
function browserEdge(endpoint: string): Edge {
  return {
    now: Date.now,
    chance: Math.random,
    records: storedRecords,
    read: readRecord,
    write: (record, text) => {
      const written = writeStored('local', record, text);
      if (written) mirror(endpoint, record, text);
      return written;
    },
    remove: removeRecord,
    deliveredInBackground: () => deliveredInBackground(Date.now()),
    send: (lead) => sendLead(endpoint, lead),
    later: (pauseMs, work) => {
      const timer = setTimeout(work, pauseMs);
      return () => clearTimeout(timer);
    },
    report: reportFault,
    arrived: arrivedLeads.note,
    guard: (losesLead) => {
      if (losesLead) window.addEventListener('beforeunload', askFirst);
      else window.removeEventListener('beforeunload', askFirst);
    },
  };
}

/** For sites whose endpoint was removed: deletes expired leads and those the service worker already delivered. */
async function forgetExpired(now: number): Promise<void> {
  for (const record of storedRecords()) {
    const found = readEntry(readRecord(record) ?? '', now);
    if (found === 'corrupt' || (found !== 'newer' && expired(found, now))) removeRecord(record);
  }
  for (const record of await deliveredInBackground(now)) removeRecord(record);
}

const storedRecords = () => storedKeys('local', outboxPrefix);
const readRecord = (record: string) => readStored('local', record);

/** Removes a record from the outbox and from its mirror. */
function removeRecord(record: string): void {
  removeStored('local', record);
  removeMirrored(record);
}

/** Chromium before version 119 asks only if there is a return value. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
  event.returnValue = true;
}
