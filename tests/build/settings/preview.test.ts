import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { robotsText } from '../../../src/build/hosts/host-pages';
import { completeEnvironment } from '../../../src/build/settings/complete-environment';
import { readSettings } from '../../../src/build/settings/settings';
import { shownPages } from '../../../src/build/settings/shown-pages';

const services = {
  GTM_ID: 'GTM-ABC1234',
  SEGMENT_WRITE_KEY: 'abcdefghij1234567890',
  GATSBY_SENTRY_DSN: 'https://key@o1.ingest.sentry.example/42',
  SENTRY_AUTH_TOKEN: 'token',
  SENTRY_ORG: 'agency',
  SENTRY_PROJECT: 'site',
  GATSBY_LEADS_ENDPOINT: 'https://leads.agency.example/leads',
  EDITOR_BACKEND: 'github',
  EDITOR_REPOSITORY: 'agency/site',
};
const reached = {
  gtmId: services.GTM_ID,
  segmentWriteKey: services.SEGMENT_WRITE_KEY,
  sentryDsn: services.GATSBY_SENTRY_DSN,
  leadsEndpoint: services.GATSBY_LEADS_ENDPOINT,
};

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The settings of a build whose services are set in the environment, or in the file. */
function settingsOf(GATSBY_PREVIEW: string, place: 'environment' | 'file') {
  const env: Record<string, string | undefined> = { GATSBY_PREVIEW, GATSBY_CODE_VERSION: '1', ...(place === 'file' ? {} : services) };
  const lines = Object.entries(services).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env.production'), place === 'file' ? lines.join('') : '');
  completeEnvironment('production', folder, env);
  return { env, settings: readSettings(env) };
}

describe.each(['environment', 'file'] as const)('services set in the %s', (place) => {
  test('are not reached by a preview', () => {
    const { settings, env } = settingsOf('true', place);
    expect(settings).toMatchObject({ preview: true, environment: 'preview', sentryUpload: undefined, editor: undefined });
    expect(Object.keys(reached).map((name) => settings[name as keyof typeof reached])).toEqual(Object.keys(reached).map(() => undefined));
    // An unset variable would be read from the file again by Gatsby.
    const names = ['GTM_ID', 'SEGMENT_WRITE_KEY', 'GATSBY_SENTRY_DSN', 'SENTRY_AUTH_TOKEN', 'EDITOR_BACKEND'];
    expect(names.map((name) => env[name])).toEqual(names.map(() => ''));
    expect(env.GATSBY_LEADS_ENDPOINT).toBe('none');
  });

  test.each(['', 'false'])('are reached by a build with GATSBY_PREVIEW=%s', (preview) => {
    expect(settingsOf(preview, place).settings).toMatchObject({ preview: false, environment: 'production', ...reached });
  });
});

describe('the pages of a build', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  test.each([
    ['production', 'true', 'all'],
    ['production', '', { at: expect.any(Number) }],
    ['development', '', 'all'],
  ])('in the mode %s with GATSBY_PREVIEW=%s are %j', (mode, preview, shown) => {
    Object.assign(process.env, { NODE_ENV: mode, GATSBY_PREVIEW: preview });
    expect(shownPages()).toEqual(shown);
  });
});

test('robots.txt names the sitemap of a published site; a preview may be crawled by the same rules, so that its noindex is seen', () => {
  expect(robotsText('https://www.agency.example', false)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.agency.example/sitemap-index.xml\n',
  );
  expect(robotsText('https://www.agency.example', true)).toBe('User-agent: *\nAllow: /\n');
  const rules = 'User-agent: TrainingBot\nDisallow: /\n';
  expect(robotsText('https://www.agency.example', false, rules)).toBe(
    'User-agent: TrainingBot\nDisallow: /\n\nSitemap: https://www.agency.example/sitemap-index.xml\n',
  );
  expect(robotsText('https://www.agency.example', true, rules)).toBe(rules);
});
