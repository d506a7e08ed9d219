import { createHash } from 'node:crypto';
import type { Lead } from '../../src/contract/lead';
import type { StoredLead } from '../../src/receiver/storage/lead-store';
import { sampleLead } from '../site/delivery/sample-lead';

/** A valid key that is the same for the same name. */
export const keyOf = (name: string) => createHash('md5').update(name).digest('hex');

/** A valid contact lead. */
export const contactLead = (changes: Partial<Lead> = {}): Lead =>
  sampleLead({
    key: keyOf('ada'),
    form: 'contact',
    source: 'contact_page',
    fields: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'An engine, please.', interests: ['saas', 'mvp'] },
    signals: { trap: '', secondsOnForm: 30 },
    ...changes,
  });

export const storedLead = ({ lead, ...changes }: Partial<Omit<StoredLead, 'lead'>> & { lead?: Partial<Lead> } = {}): StoredLead => ({
  lead: contactLead(lead),
  receivedAt: Date.parse('2026-11-22T10:00:00Z'),
  status: 'inbox',
  spamReasons: [],
  test: false,
  forwardings: [],
  ...changes,
});
