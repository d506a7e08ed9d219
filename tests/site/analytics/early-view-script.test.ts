/** @jest-environment jsdom */
import { page, track } from '../../../src/site/analytics/calls';
import { earlyViewScript } from '../../../src/site/analytics/early-view-script';
import { runInline } from '../experiments/inline-script';
import { arriveBy } from './arrival-by';

const calls: unknown[][] = [];
const record =
  (method: string) =>
  (...call: unknown[]) =>
    calls.push([method, ...call]);

beforeAll(() => runInline(earlyViewScript));
beforeEach(() => {
  sessionStorage.clear();
  calls.length = 0;
  delete window.firstViewSent;
  Object.assign(window, { analytics: { page: record('page'), track: record('track') } });
});

const leaveEarly = () => window.dispatchEvent(new Event('pagehide'));

test.each([
  '/blog/?utm_source=letter',
  '/blog/?email=ada@example.com&token=abc',
  '/?utm_content=ada%40example.com',
  '/?gclid=x%2540example.com%20a%40b',
  '/thanks/ada%40example.com/?a=1',
  `/?${'x=1&'.repeat(2_000)}email=ada@example.com`,
])('leaving %s early sends the same calls as the site’s own code, without personal data', (address) => {
  window.history.replaceState(null, '', address);
  window.earlyEvents = [['contact_form_opened', {}]];
  leaveEarly();
  const early = calls.splice(0);
  page();
  track('contact_form_opened', {});
  expect(early).toEqual(calls);
  expect(JSON.stringify(early)).not.toMatch(/ada|abc/);
});

test('a view that was counted already is not sent again', () => {
  leaveEarly();
  leaveEarly();
  expect(calls.map(([method]) => method)).toEqual(['page']);
});

test('an email address in a stored campaign is not sent', () => {
  window.history.replaceState(null, '', '/');
  localStorage.setItem('analytics.campaign', '{"content":"ada@example.com"}');
  leaveEarly();
  expect(calls[0]?.[2]).toEqual({ context: { campaign: { content: '[e-mail]' }, entryPoint: '/' } });
});

test('a campaign that does not fit into full storage is sent, and does not leave the old one to later pages', () => {
  localStorage.setItem('analytics.campaign', '{"source":"old"}');
  window.history.replaceState(null, '', '/?utm_source=new');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  leaveEarly();
  jest.restoreAllMocks();
  expect(JSON.stringify(calls)).toContain('"campaign":{"source":"new"}');
  expect(localStorage.getItem('analytics.campaign')).toBeNull();
});

test.each([
  ['back_forward', 'newer'],
  ['navigate', 'older'],
] as const)('a %s to the URL of an older campaign sends and keeps the campaign %s', (type, source) => {
  arriveBy(type);
  localStorage.setItem('analytics.campaign', '{"source":"newer"}');
  window.history.replaceState(null, '', '/?utm_source=older');
  leaveEarly();
  arriveBy(undefined);
  expect(JSON.stringify(calls)).toContain(`"campaign":{"source":"${source}"}`);
  expect(localStorage.getItem('analytics.campaign')).toBe(`{"source":"${source}"}`);
});

test('the campaign of the landing page is stored with values of at most 256 characters', () => {
  window.history.replaceState(null, '', `/?utm_source=${'x'.repeat(300)}`);
  leaveEarly();
  expect(JSON.parse(localStorage.getItem('analytics.campaign') ?? '')).toEqual({ source: 'x'.repeat(256) });
});
