import { readFileSync } from 'node:fs';
import {
  misspelledSettings,
  readSettings,
  type SettingName,
  settingProblems,
  settingRules,
  sharedOriginWarning,
} from '../../../src/build/settings/settings';

const accepted: [SettingName, string][] = [
  ['SITE_URL', 'https://www.agency.example'],
  ['SITE_URL', 'http://localhost:9000'],
  ['SITE_URL', 'http://[::1]:9000'],
  ['GATSBY_CTA_EXPERIMENT', 'true'],
  ['GATSBY_CTA_EXPERIMENT', 'false'],
  ['GATSBY_CTA_LABEL', 'Talk to an engineer'],
  ['GATSBY_CTA_LABEL', 'Book'],
  ['GTM_ID', 'GTM-ABC1234'],
  ['SEGMENT_WRITE_KEY', 'a1B2c3D4e5F6'],
  ['GATSBY_SENTRY_DSN', 'https://key@o1.ingest.sentry.example/42'],
  ['GATSBY_CODE_VERSION', '3f2c1ab'],
  ['GATSBY_CODE_VERSION', 'agency@1.4.0+7'],
  ['GATSBY_ENVIRONMENT', 'staging'],
  ['GATSBY_LEADS_ENDPOINT', 'https://leads.agency.example/v1/leads?source=site'],
  ['GATSBY_LEADS_ENDPOINT', 'http://localhost:4800/leads'],
  ['GATSBY_LEADS_ENDPOINT', 'http://127.0.0.1/leads'],
  ['GATSBY_LEADS_ENDPOINT', 'none'],
  ['GATSBY_CONSENT', 'off'],
  ['GATSBY_CONSENT', 'by-region'],
  ['EDITOR_REPOSITORY', 'agency/website.v2'],
  ['EDITOR_BRANCH', 'content/next'],
  ['EDITOR_AUTH_URL', 'https://login.agency.example'],
  ['THIRD_PARTY_PROXY', 'true'],
  ['CONTENT_FOLDER', '/srv/brands/second'],
];

const refused: [SettingName, string][] = [
  ['SITE_URL', 'www.agency.example'],
  ['SITE_URL', 'https://www.agency.example/'],
  ['SITE_URL', 'https://www.agency.example/en'],
  ['SITE_URL', 'ftp://agency.example'],
  ['SITE_URL', 'https://agency.example?a; script-src *'],
  ['SITE_URL', 'https://agency.example#a'],
  ['SITE_URL', 'https://user@agency.example'],
  ['SITE_URL', 'https://agency.example;sandbox'],
  ['GATSBY_LEADS_ENDPOINT', 'https://agency.example,script-src/leads'],
  ['EDITOR_AUTH_URL', 'https://login.agency.example?a; script-src *'],
  ['GATSBY_CTA_EXPERIMENT', '1'],
  ['GATSBY_CTA_EXPERIMENT', 'TRUE'],
  ['GATSBY_CTA_LABEL', 'Go'],
  ['GATSBY_CTA_LABEL', ' padded '],
  ['GATSBY_CTA_LABEL', 'x'.repeat(33)],
  ['GTM_ID', 'UA-12345'],
  ['GTM_ID', "GTM-ABC');alert(1)"],
  ['SEGMENT_WRITE_KEY', 'with space 123'],
  ['GATSBY_SENTRY_DSN', 'https://sentry.example/42'],
  ['GATSBY_SENTRY_DSN', 'https://key@sentry.example/'],
  ['GATSBY_CODE_VERSION', 'two words'],
  ['GATSBY_ENVIRONMENT', 'Production'],
  ['GATSBY_LEADS_ENDPOINT', '/leads'],
  ['GATSBY_LEADS_ENDPOINT', 'http://leads.agency.example/leads'],
  ['GATSBY_LEADS_ENDPOINT', 'http://localhost.evil.example/leads'],
  ['GATSBY_LEADS_ENDPOINT', 'None'],
  ['GATSBY_LEADS_ENDPOINT', 'javascript:alert(1)'],
  ['GATSBY_CONSENT', 'yes'],
  ['EDITOR_BACKEND', 'git-gateway'],
  ['EDITOR_REPOSITORY', 'https://github.com/agency/website'],
  ['EDITOR_BACKEND', 'ftp'],
  ['EDITOR_BRANCH', 'two words'],
  ['EDITOR_AUTH_URL', 'https://login.agency.example/auth'],
  ['THIRD_PARTY_PROXY', 'yes'],
  ['CONTENT_FOLDER', 'two words'],
];

test.each(accepted)('%s accepts %j', (name, value) => {
  expect(settingProblems({ [name]: value })).toEqual([]);
});

test.each(refused)('%s rejects %j with an error that names it', (name, value) => {
  expect(settingProblems({ [name]: value })).toEqual([expect.stringContaining(name)]);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test.each([
  ['GATSBY_LEAD_ENDPOINT', 'GATSBY_LEADS_ENDPOINT'],
  ['GATSBY_LEADS_ENDPIONT', 'GATSBY_LEADS_ENDPOINT'],
  ['GATSBY_CONSNET', 'GATSBY_CONSENT'],
])('the misspelled %s is answered with %s', (name, meant) => {
  expect(misspelledSettings({ [name]: 'x' })).toEqual([expect.stringMatching(new RegExp(`^${name} .* ${meant}\\?$`))]);
});

test('settings and the variables of Gatsby and of others are not taken for misspelled ones', () => {
  const gatsbys = ['ACTIVE_ENV', 'CPU_COUNT', 'IS_PREVIEW', 'LOGGER', 'TELEMETRY_DISABLED', 'WEBPACK_LOGGING', 'WORKER_ID'];
  const names = [...Object.keys(settingRules), ...gatsbys.map((name) => `GATSBY_${name}`), 'GTM_IDS', 'PATH'];
  expect(misspelledSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});

test('.env.example names every setting', () => {
  const text = readFileSync('.env.example', 'utf8');
  expect(Object.keys(settingRules).filter((name) => !new RegExp(`^${name}=`, 'm').test(text))).toEqual([]);
});

test('defaults to production without third parties or experiments', () => {
  expect(readSettings({})).toEqual({
    siteUrl: undefined,
    gtmId: undefined,
    segmentWriteKey: undefined,
    sentryDsn: undefined,
    codeVersion: undefined,
    environment: 'production',
    sentryUpload: undefined,
    leadsEndpoint: undefined,
    consent: 'off',
    editor: undefined,
    thirdPartyProxy: false,
    preview: false,
  });
});

test('an empty value counts as unset', () => {
  expect(readSettings({ SITE_URL: '', GTM_ID: '', GATSBY_ENVIRONMENT: '' })).toEqual(readSettings({}));
});

test('reports all malformed settings at once', () => {
  expect(settingProblems({ SITE_URL: 'x', GTM_ID: 'y', GATSBY_CTA_EXPERIMENT: 'maybe' })).toHaveLength(3);
});

test('reports a malformed secret without showing its value', () => {
  const [problem] = settingProblems({ SEGMENT_WRITE_KEY: 'secret key with spaces' });
  expect(problem).toContain('SEGMENT_WRITE_KEY');
  expect(problem).not.toContain('secret key');
});

test('the source map upload needs all of its settings or none', () => {
  const upload = { SENTRY_AUTH_TOKEN: 'token', SENTRY_ORG: 'org', SENTRY_PROJECT: 'site' };
  expect(readSettings(upload).sentryUpload).toEqual({ authToken: 'token', org: 'org', project: 'site' });
  expect(settingProblems({ SENTRY_ORG: 'org' })).toEqual([expect.stringContaining('SENTRY_AUTH_TOKEN and SENTRY_PROJECT')]);
});

test('setting a backend connects the editor, with main as the default branch', () => {
  expect(readSettings({ EDITOR_BACKEND: 'github', EDITOR_REPOSITORY: 'a/b' }).editor).toMatchObject({ backend: 'github', branch: 'main' });
  expect(readSettings({ EDITOR_BACKEND: 'github', EDITOR_REPOSITORY: 'a/b', EDITOR_BRANCH: 'next' }).editor).toMatchObject({
    repository: 'a/b',
    branch: 'next',
  });
  expect(settingProblems({ EDITOR_BACKEND: 'github' })).toEqual([expect.stringContaining('EDITOR_REPOSITORY')]);
});

test('an editor that shares its origin with scripts of others is warned of', () => {
  const editor = { EDITOR_BACKEND: 'github', EDITOR_REPOSITORY: 'a/b' };
  const others = { GTM_ID: 'GTM-ABC1234', SEGMENT_WRITE_KEY: 'abcdefghij1234567890' };
  expect(sharedOriginWarning(readSettings({ ...editor, ...others }))).toContain('GTM_ID, SEGMENT_WRITE_KEY');
  expect([editor, others, {}].map((env) => sharedOriginWarning(readSettings(env)))).toEqual([undefined, undefined, undefined]);
});
