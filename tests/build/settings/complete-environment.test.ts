import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeEnvironment } from '../../../src/build/settings/complete-environment';
import { gitIn } from '../../git';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'environment-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const dsn = 'https://key@o1.ingest.sentry.example/42';

function completed(mode: string, env: Record<string, string | undefined> = {}) {
  completeEnvironment(mode, place, env);
  return env;
}

test('reads settings from the mode’s .env file, and existing variables take precedence', () => {
  writeFileSync(join(place, '.env.production'), '# Analytics\nGTM_ID=GTM-ABC1234\nGATSBY_CTA_LABEL="Talk to us"\nSITE_URL=\n');
  const env = completed('production', { GATSBY_CTA_LABEL: 'Book a call' });
  expect(env).toEqual({ GTM_ID: 'GTM-ABC1234', GATSBY_CTA_LABEL: 'Book a call', SITE_URL: '' });
  expect(completed('development')).toEqual({});
});

test('with error reporting, the code version defaults to the commit hash', () => {
  gitIn(place, 'init', '--quiet');
  gitIn(place, 'commit', '--quiet', '--allow-empty', '--message', 'Begin');
  expect(completed('production', { GATSBY_SENTRY_DSN: dsn }).GATSBY_CODE_VERSION).toMatch(/^[0-9a-f]{40}$/);
  expect(completed('production', { GATSBY_SENTRY_DSN: dsn, GATSBY_CODE_VERSION: '1.4.0' }).GATSBY_CODE_VERSION).toBe('1.4.0');
  expect(completed('production')).toEqual({});
});

test('outside a Git repository, the code version stays unset without an error', () => {
  const env = completed('production', { GATSBY_SENTRY_DSN: dsn });
  expect(env).toEqual({ GATSBY_SENTRY_DSN: dsn });
});
