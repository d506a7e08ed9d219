import type { Lead } from '../../../src/contract/lead';

export function sampleLead(changes: Partial<Lead> = {}): Lead {
  return {
    key: 'k1',
    revision: 1,
    form: 'newsletter',
    fields: { footer_email: 'ada@example.com' },
    source: 'footer',
    path: '/',
    language: 'en',
    campaign: {},
    entryPoint: '/',
    variant: null,
    consent: null,
    submittedAt: '2025-01-01T00:00:00.000Z',
    signals: { trap: '', secondsOnForm: 3 },
    ...changes,
  };
}
