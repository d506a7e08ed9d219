import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A build with every service configured. None of the hosts exists but the receiver of leads and the host of scripts, which the tests start. */
export const settings = {
  GATSBY_CTA_EXPERIMENT: 'true',
  GTM_ID: 'GTM-TEST123',
  SEGMENT_WRITE_KEY: 'segmentTestKey123',
  GATSBY_SENTRY_DSN: 'https://key@errors.example/7',
  GATSBY_CODE_VERSION: 'e2e-1.0.0',
  GATSBY_LEADS_ENDPOINT: 'http://localhost:4800/leads',
  THIRD_PARTY_PROXY: 'true',
  CONTENT_FOLDER: join(tmpdir(), 'agency-e2e-content'),
} as const;

/** Where the receiver of leads writes them. */
export const leadsFile = join(tmpdir(), 'agency-e2e-leads.jsonl');

/** The scripts of other parties in that build's copy of the content. */
export const siteScripts = [
  { src: 'http://localhost:4801/worker.js', offMainThread: true },
  { src: 'http://localhost:4801/page.js', offMainThread: false },
] as const;
