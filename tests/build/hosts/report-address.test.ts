/** @jest-environment node */
import { reportAddress, reportHeaders } from '../../../src/build/hosts/report-address';

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
