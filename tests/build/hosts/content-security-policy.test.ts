import { allowedSources, contentSecurityPolicy, reportAddress, reportHeaders } from '../../../src/build/hosts/content-security-policy';
import { allServices, noServices } from './sample-site';

const policyFor = (services: Parameters<typeof allowedSources>[0]) => contentSecurityPolicy(['sha256-abc='], allowedSources(services));

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('without services, the policy names no other host', () => {
  expect(policyFor(noServices)).not.toMatch(/https?:|\.[a-z]/);
});

test('without services, the policy allows only the site’s own resources', () => {
  expect(directives(policyFor(noServices))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-abc='"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'media-src': ["'none'"],
    'child-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test.each([
  [
    'gtmId',
    {
      'script-src': 'https://www.googletagmanager.com',
      'frame-src': 'https://www.googletagmanager.com',
      'img-src': 'https://*.google-analytics.com',
    },
  ],
  ['segmentWriteKey', { 'script-src': 'https://cdn.segment.com', 'connect-src': 'https://api.segment.io' }],
  ['sentryDsn', { 'connect-src': 'https://o1.ingest.sentry.io' }],
  ['leadsEndpoint', { 'connect-src': 'https://leads.agency.example', 'form-action': 'https://leads.agency.example' }],
] as const)('%s adds only the hosts of its service', (name, expected) => {
  const found = directives(policyFor({ ...noServices, [name]: allServices[name] }));
  for (const [directive, host] of Object.entries(expected)) expect(found[directive]).toContain(host);
  const hosts = new Set(Object.values(found).flatMap((values) => values.filter((value) => value.startsWith('https:'))));
  const others = Object.keys(allServices).filter((other) => other !== name) as (keyof typeof allServices)[];
  const foreign = others.flatMap((other) => Object.values(allowedSources({ ...noServices, [other]: allServices[other] })).flat());
  expect([...hosts].filter((host) => foreign.includes(host))).toEqual([]);
});

test('no service adds an unsafe script source', () => {
  const scripts = directives(policyFor(allServices))['script-src'];
  expect(scripts).toEqual(["'self'", "'sha256-abc='", 'https://www.googletagmanager.com', 'https://cdn.segment.com']);
});

test('the policy contains no keys, paths or queries of service URLs', () => {
  expect(policyFor(allServices)).not.toMatch(/key@|\/v1|site=1|abcdefghij/);
});

test('the policy has report-to and report-uri only if there is a report URL', () => {
  const address = 'https://o1.ingest.sentry.io/api/2/security/?sentry_key=key';
  const found = directives(contentSecurityPolicy([], allowedSources(noServices), address));
  expect([found['report-to'], found['report-uri']]).toEqual([['violations'], [address]]);
  expect(policyFor(noServices)).not.toContain('report');
});

describe('scripts from the content', () => {
  const src = 'https://scripts.example/widget.js?id=1';
  const policyWith = (...scripts: { src: string; offMainThread: boolean }[]) =>
    directives(contentSecurityPolicy([], allowedSources(noServices, scripts)));

  test('a main-thread script adds its host to scripts, connections and images only', () => {
    const { 'script-src': scripts, 'connect-src': connections, 'img-src': images, ...others } = policyWith({ src, offMainThread: false });
    expect([scripts, connections, images].map((values) => values?.at(-1))).toEqual(Array(3).fill('https://scripts.example'));
    expect(JSON.stringify(others)).not.toContain('scripts.example');
    expect(others).not.toHaveProperty('frame-src');
  });

  test('an off-main-thread script adds only the frame of Partytown', () => {
    expect(policyWith({ src, offMainThread: true })).toEqual({ ...policyWith(), 'frame-src': ["'self'"] });
  });

  test('an empty script list leaves the policy unchanged', () => {
    expect(allowedSources(allServices, [])).toEqual(allowedSources(allServices));
  });
});

const settings = { sentryDsn: 'https://key@o1.ingest.sentry.io/2', environment: 'production', codeVersion: undefined };

test.each([
  [settings, 'https://o1.ingest.sentry.io/api/2/security/?sentry_key=key&sentry_environment=production'],
  [
    { ...settings, codeVersion: 'a b;c' },
    'https://o1.ingest.sentry.io/api/2/security/?sentry_key=key&sentry_environment=production&sentry_release=a+b%3Bc',
  ],
  [
    { ...settings, sentryDsn: 'https://key@errors.agency.example/own/7' },
    'https://errors.agency.example/own/api/7/security/?sentry_key=key&sentry_environment=production',
  ],
])('the report URL has the error service’s documented form and cannot end a directive', (given, expected) => {
  expect(reportAddress(given)).toBe(expected);
  expect(expected).not.toMatch(/[;,\s"]/);
});

test('there is no report URL without an error service, and no header without a report URL', () => {
  expect(reportAddress({ ...settings, sentryDsn: undefined })).toBeUndefined();
  expect(reportHeaders(undefined)).toEqual({});
  expect(reportHeaders('https://a.example/')).toEqual({ 'Reporting-Endpoints': 'violations="https://a.example/"' });
});
