/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { identify, page, track } from '../../../src/site/analytics/calls';
import { captureCampaign } from '../../../src/site/analytics/campaign';
import { captureEntryPoint } from '../../../src/site/analytics/entry-point';
import type { EventName, Events } from '../../../src/site/analytics/events';

const options = { context: { campaign: { source: 'newsletter', gclid: 'a' }, entryPoint: '/services/' } };

/** One payload per event; the compiler checks that there are exactly these nine. */
const payloads: Events = {
  contact_us_submit: {},
  contact_us_submit_2: {},
  interests_set: { interests: ['a-service', 'another-service'] },
  newsletter_signup: { email: 'ada@example.com', source: 'footer' },
  referral_program_enrollment: {},
  contact_form_opened: {},
  contact_form_closed: {},
  user_joined_cta_cohort: { experiment_id: 'cta-copy', variant: 'control', variant_copy: 'Contact' },
  user_left_cta_cohort: { experiment_id: 'cta-copy', variant: 'control', variant_copy: 'Contact' },
};
const names = Object.keys(payloads) as EventName[];

test('docs/analytics.md has a row for every event', () => {
  const rows = [...readFileSync('docs/analytics.md', 'utf8').matchAll(/^\| `(\w+)` \|.*`track\('(\w+)'/gm)];
  expect(rows.map(([, name, tracked]) => [name, tracked]).sort()).toEqual(names.map((name) => [name, name]).sort());
});

const calls: unknown[][] = [];
const record =
  (method: string) =>
  (...call: unknown[]) => {
    calls.push([method, ...call]);
  };

function makeAllCalls(): void {
  for (const name of names) track(name, payloads[name]);
  identify({ email: 'ada@example.com', name: 'Ada' });
  page();
}

const install = (analytics: unknown) => Object.assign(window, { analytics });

beforeAll(() => {
  captureCampaign('?utm_source=newsletter&gclid=a');
  captureEntryPoint('/services/');
});

beforeEach(() => {
  calls.length = 0;
  install({ track: record('track'), identify: record('identify'), page: record('page') });
});

test('there are nine events', () => {
  expect(names).toHaveLength(9);
});

test.each(names)('%s is tracked with its payload, the campaign and the entry point', (name) => {
  track(name, payloads[name]);
  expect(calls).toEqual([['track', name, payloads[name], options]]);
});

test('identify sends only the email and the name', () => {
  const values = { email: 'ada@example.com', name: 'Ada', message: 'secret' };
  identify(values);
  expect(calls).toEqual([['identify', { email: 'ada@example.com', name: 'Ada' }, options]]);
});

test('a page view reports the path, query and URL of the page with its current title', () => {
  window.history.replaceState(null, '', '/blog/?utm_source=newsletter#top');
  document.title = 'Blog';
  page();
  const url = 'http://localhost/blog/?utm_source=newsletter';
  expect(calls).toEqual([['page', { path: '/blog/', search: '?utm_source=newsletter', title: 'Blog', url }, options]]);
});

test('an unknown event name or an invalid payload does not compile', () => {
  // @ts-expect-error: misspelled
  track('newsletter_signups', { email: 'ada@example.com', source: 'footer' });
  // @ts-expect-error: no such source
  track('newsletter_signup', { email: 'ada@example.com', source: 'header' });
  // @ts-expect-error: no free text in this event
  track('contact_us_submit', { message: 'secret' });
  // @ts-expect-error: a payload is missing
  track('interests_set', {});
  expect(calls).toHaveLength(4);
});

const throwing = () => {
  throw new Error('broken');
};
const rejecting = () => Promise.reject(new Error('blocked'));
const thenable = (then: unknown) => () => ({ then });
const hostilePromises = { track: thenable(throwing), identify: thenable(1), page: () => null };
const element = () => Object.assign(document.createElement('div'), { id: 'analytics' });

test.each([
  ['missing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['the queue of an interrupted snippet', []],
  ['a string', 'analytics'],
  ['a page element with that ID', element()],
  ['throwing', { track: throwing, identify: throwing, page: throwing }],
  ['rejecting', { track: rejecting, identify: rejecting, page: rejecting }],
  ['returning hostile promises', hostilePromises],
  ['a throwing proxy', new Proxy({}, { get: throwing })],
])('the page is unaffected when the analytics object is %s', async (_what, analytics) => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  install(analytics);
  expect(makeAllCalls).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('the page is unaffected when accessing the analytics object throws', () => {
  Reflect.deleteProperty(window, 'analytics');
  Object.defineProperty(window, 'analytics', { get: throwing, configurable: true });
  expect(makeAllCalls).not.toThrow();
  Reflect.deleteProperty(window, 'analytics');
});
