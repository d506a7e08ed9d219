import { type Lead, leadKey } from '../../contract/lead';
import { testSources } from '../../contract/test-lead';

/** A lead that receivers of this project keep apart as a test. */
export const testLead = (changes: Partial<Lead>): Lead => ({
  key: leadKey(),
  revision: 1,
  form: 'contact',
  fields: {
    name: 'Conformance test',
    email: 'test@example.com',
    message: 'A test of this receiver. Please ignore it.',
    interests: ['a', 'b'],
  },
  source: testSources.conformance,
  path: '/contact-us/',
  language: 'en',
  campaign: {},
  entryPoint: null,
  variant: null,
  consent: null,
  submittedAt: new Date().toISOString(),
  signals: { trap: '', secondsOnForm: 30 },
  ...changes,
});
