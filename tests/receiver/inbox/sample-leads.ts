import type { Lead } from '../../../src/contract/lead';
import type { Forwarding, StoredLead } from '../../../src/receiver/storage/lead-store';

export const noon = Date.UTC(2026, 10, 22, 12);
const hourMs = 3_600_000;

/** A lead of the contact form, received `hoursAgo`, with what a test changes. */
export function storedLead(key: string, hoursAgo: number, changes: Partial<StoredLead> & { sent?: Partial<Lead> } = {}): StoredLead {
  const { sent, ...rest } = changes;
  const receivedAt = noon - hoursAgo * hourMs;
  const lead: Lead = {
    key,
    revision: 1,
    form: 'contact',
    fields: { name: `Person ${key}`, email: `${key}@client.example`, company: '', message: `We need a portal, says ${key}.` },
    source: 'contact_page',
    path: '/contact-us/',
    language: 'en',
    campaign: {},
    entryPoint: '/services/a-service/',
    variant: null,
    consent: null,
    submittedAt: new Date(receivedAt).toISOString(),
    signals: { trap: '', secondsOnForm: 42 },
    ...sent,
  };
  return { lead, receivedAt, status: 'inbox', spamReasons: [], test: false, forwardings: [], ...rest };
}

export const delivered: Forwarding = {
  target: 'mail',
  state: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  deliveredAt: noon - hourMs,
  lastError: null,
};

export const dead: Forwarding = {
  target: 'slack',
  state: 'dead',
  attempts: 12,
  nextAttemptAt: null,
  deliveredAt: null,
  lastError: '404 no_service',
};

export const waiting: Forwarding = {
  target: 'hubspot',
  state: 'waiting',
  attempts: 2,
  nextAttemptAt: noon + hourMs,
  deliveredAt: null,
  lastError: 'timeout',
};
