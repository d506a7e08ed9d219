/** @jest-environment jsdom */
import { page, track } from '../../../src/site/analytics/calls';
import { reportedAddress } from '../../../src/site/analytics/reported-address';
import { cpuMs, hostileInputMs } from '../../cpu-time';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const random = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test.each([
  ['?email=ada@example.com', '?email=[removed]'],
  ['?who=ada%40example.com&page=2', '?who=[e-mail]&page=2'],
  ['?who=ada%2540example.com', '?who=[e-mail]'],
  ['?q=from+ada.l+b@example.co.uk', '?q=[e-mail]'],
  ['/thanks/ada@example.com/', '/thanks/[e-mail]/'],
  ['?utm_term=ada@example.com', '?utm_term=[e-mail]'],
  ['?to=ada@example.com,bob@example.com&page=2', '?to=[e-mail]&page=2'],
  [`?access_token=abc&a=1`, '?access_token=[removed]&a=1'],
  ['?a=1&password=hunter2', '?a=1&password=[removed]'],
  ['?code=x7', '?code=[removed]'],
  [`?next=${jwt}`, '?next=[removed]'],
  [`?ref=${random}`, '?ref=[removed]'],
])('%s is reported as %s', (address, reported) => {
  expect(reportedAddress(address)).toBe(reported);
});

test.each([
  '',
  '/',
  '/services/a-service/',
  '?utm_source=letter&utm_medium=email&utm_campaign=spring-sale-2026-for-returning-visitors',
  `?gclid=${random}`,
  `?fbclid=${random}&msclkid=${random}&gbraid=${random}`,
  '?author=ada&page=2',
  '?topic=a-long-name-of-a-topic-without-any-digit-in-it',
])('%j is reported unchanged', (address) => {
  expect(reportedAddress(address)).toBe(address);
});

test.each([
  '@'.repeat(200_000),
  'a'.repeat(200_000),
  `?${'a'.repeat(200_000)}`,
  `?${'auth'.repeat(50_000)}`,
  `?a=${'1'.repeat(200_000)}%`,
  '?a='.repeat(66_000),
  'eyJ'.repeat(66_000),
])('the hostile address %.10s… is processed without hanging', async (address) => {
  expect(await cpuMs(() => reportedAddress(address))).toBeLessThan(hostileInputMs);
});

describe('on a page whose URL contains an email address', () => {
  const calls: unknown[][] = [];
  beforeEach(() => {
    calls.length = 0;
    const record = (...call: unknown[]) => calls.push(call);
    Object.assign(window, { analytics: { page: record, track: record } });
    window.history.replaceState(null, '', '/blog/?email=ada@example.com&page=2');
  });
  const seen = { path: '/blog/', search: '?email=[removed]&page=2', url: 'http://localhost/blog/?email=[removed]&page=2' };

  test('the page call reports the URL without it', () => {
    page();
    expect(calls[0]?.[0]).toEqual({ ...seen, title: document.title });
  });

  test('other calls pass the cleaned URL, because the library would otherwise add the raw one', () => {
    track('contact_form_opened', {});
    expect(calls[0]?.[2]).toEqual({ context: expect.objectContaining({ page: seen }) });
  });

  test('a call on the next page reports the referrer without it', () => {
    window.history.replaceState(null, '', '/blog/');
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost/blog/?email=ada@example.com');
    page();
    expect(calls[0]?.[0]).toEqual(expect.objectContaining({ referrer: 'http://localhost/blog/?email=[removed]' }));
    expect(JSON.stringify(calls)).not.toContain('ada@example.com');
    jest.restoreAllMocks();
  });
});
