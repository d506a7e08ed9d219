import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Settings of a build with every service configured. Of the hosts, only the leads receiver and the script host exist; the
 * tests start them.
 */
export const settings = {
  GATSBY_CTA_EXPERIMENT: 'true',
  GTM_ID: 'GTM-TEST123',
  SEGMENT_WRITE_KEY: 'segmentTestKey123',
  GATSBY_SENTRY_DSN: 'https://key@errors.example/7',
  GATSBY_CODE_VERSION: 'e2e-1.0.0',
  GATSBY_LEADS_ENDPOINT: 'http://localhost:4800/leads',
  // The browsers of the other tests are not in Europe, so nothing waits for them; consent.spec.ts has every setting.
  GATSBY_CONSENT: 'by-region',
  THIRD_PARTY_PROXY: 'true',
  CONTENT_FOLDER: join(tmpdir(), 'agency-e2e-content'),
} as const;

/** The folder of the database that the leads receiver writes to. */
export const leadsFolder = join(tmpdir(), 'agency-e2e-leads');
export const leadsDatabase = join(leadsFolder, 'leads.db');

/** The third-party scripts in that build's copy of the content. */
export const siteScripts = [
  { src: 'http://localhost:4801/worker.js', offMainThread: true, purpose: 'marketing' },
  { src: 'http://localhost:4801/page.js', offMainThread: false, purpose: 'analytics', stores: ['_page*'] },
] as const;
