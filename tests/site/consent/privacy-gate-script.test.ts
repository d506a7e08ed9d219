/** @jest-environment jsdom */
import { consentSettings } from '../../../src/contract/consent-setting';
import { decide } from '../../../src/site/consent/decision';
import { parseConsent } from '../../../src/site/consent/given-consent';
import { layer, runGate, version, whenLoaded } from './running-gate';

const both = ['analytics', 'marketing'] as const;
const date = '2026-11-02T09:30:00.000Z';
const record = (purposes: readonly string[], more: object = {}) => JSON.stringify({ version, date, purposes, ...more });

const records = [
  null,
  record([]),
  record(['analytics']),
  record(['marketing', 'analytics']),
  record(['analytics'], { version: 'b1b2c3d4' }),
  record(['analytics'], { version: 7 }),
  record(['analytics'], { date: 'yesterday' }),
  record(['resale']),
  record(['analytics'], { padding: 'x'.repeat(600) }),
  '{',
  'null',
  '[]',
  '7',
  '{"__proto__":{"version":"a1b2c3d4","date":"2026-11-02T09:30:00Z","purposes":["analytics"]}}',
];

const cases = consentSettings.flatMap((setting) =>
  ['Europe/Berlin', 'Atlantic/Canary', 'Asia/Tokyo', ''].flatMap((timeZone) =>
    [false, true].flatMap((signal) => records.map((stored) => ({ setting, timeZone, signal, stored }))),
  ),
);

test.each(cases)('decides like the site’s code: $setting, $timeZone, signal $signal, stored $stored', (given) => {
  const { asked, allowed } = runGate(given);
  const consent = parseConsent(given.stored);
  const chosen = consent && (consent.version === version ? consent.purposes : 'outdated');
  expect({ asked, allowed }).toEqual(decide({ ...given, chosen }));
  const started = [...(allowed.length > 0 ? ['tag-manager'] : []), ...(allowed.includes('analytics') ? ['segment'] : [])];
  expect(window.ran).toEqual(started);
});

test('a stored choice is passed on as text for a lead that leaves early, of an earlier version too, if the site asks at all', () => {
  const stored = '{"version":"earlier","date":"2026-11-02T09:30:00Z","purposes":["analytics"]}';
  expect(runGate({ setting: 'opt-in', stored })).toMatchObject({ given: stored, asked: true });
  for (const given of [{ setting: 'off', stored }, { setting: 'opt-in' }, { setting: 'opt-in', stored: 'x'.repeat(513) }])
    expect(runGate(given).given).toBeUndefined();
});

test('the time zone comes from Temporal where the browser has it, and is read only for a decision by region', () => {
  Object.assign(window, { Temporal: { Now: { timeZoneId: () => 'Europe/Rome' } } });
  const elsewhere = { timeZone: 'Asia/Tokyo' };
  expect(runGate({ setting: 'by-region', ...elsewhere })).toMatchObject({ timeZone: 'Europe/Rome', asked: true });
  expect(runGate({ setting: 'opt-out', ...elsewhere })).toMatchObject({ timeZone: '', asked: false });
  Reflect.deleteProperty(window, 'Temporal');
  expect(runGate({ setting: 'by-region', ...elsewhere })).toMatchObject({ timeZone: 'Asia/Tokyo', asked: false });
});

const state = (analytics: string, marketing: string) => ({
  analytics_storage: analytics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
});
const denied = ['consent', 'default', { ...state('denied', 'denied'), wait_for_update: 500 }];
const granted = ['consent', 'default', { ...state('granted', 'granted'), wait_for_update: 500 }];
const update = (...modes: [string, string]) => ['consent', 'update', state(...modes)];
const start = { event: 'gtm.js' };

test.each([
  ['without the feature', { setting: 'off' }, [start]],
  ['before a choice in Europe', { setting: 'by-region' }, [denied]],
  ['before a choice elsewhere', { setting: 'by-region', timeZone: 'Asia/Tokyo' }, [granted, start]],
  ['after consent', { setting: 'opt-in', stored: record(both) }, [denied, update('granted', 'granted'), start]],
  ['after consent to analytics', { setting: 'opt-in', stored: record(['analytics']) }, [denied, update('granted', 'denied'), start]],
  ['after marketing was declined', { setting: 'opt-out', stored: record(['analytics']) }, [granted, update('granted', 'denied'), start]],
  ['after everything was declined', { setting: 'opt-in', stored: record([]) }, [denied, update('denied', 'denied')]],
  ['with the signal', { setting: 'opt-out', signal: true }, [denied]],
])('%s, the data layer begins with the consent defaults', (_, given, expected) => {
  runGate(given);
  expect(layer()).toEqual(expected);
});

test('entries and calls before the choice are queued until consent, in their order', () => {
  const gate = runGate({ setting: 'opt-in' });
  window.dataLayer?.push({ event: 'gatsby-route-change' });
  window.analytics?.track('contact_form_opened', {}, { context: { campaign: {}, entryPoint: '/' } });
  expect(window.ran).toEqual([]);
  gate.allow(both);
  expect(window.ran).toEqual(['tag-manager', 'segment']);
  expect(layer()).toEqual([denied, { event: 'gatsby-route-change' }, update('granted', 'granted'), start]);
  const options = { context: { campaign: {}, entryPoint: '/', page: expect.objectContaining({ path: '/' }) }, timestamp: expect.any(Date) };
  expect([...(window.analytics as unknown as unknown[])]).toEqual([['track', 'contact_form_opened', {}, options]]);
});

test('they are dropped when the visitor declines, and later consent starts afresh', () => {
  const gate = runGate({ setting: 'opt-in' });
  window.dataLayer?.push({ event: 'gatsby-route-change' });
  window.analytics?.track('contact_form_opened', {}, { context: { campaign: {}, entryPoint: '/' } });
  gate.allow([]);
  window.dataLayer?.push({ event: 'gatsby-route-change' });
  expect(window.analytics).toBeUndefined();
  expect(layer()).toEqual([denied, update('denied', 'denied')]);
  gate.allow(['analytics']);
  window.dataLayer?.push({ event: 'gatsby-route-change' });
  expect(layer()).toEqual([denied, update('denied', 'denied'), update('granted', 'denied'), start, { event: 'gatsby-route-change' }]);
  expect([...(window.analytics as unknown as unknown[])]).toEqual([]);
});

test('consent that returns after a withdrawal finds Segment as it was', () => {
  const gate = runGate({ setting: 'opt-in', stored: record(both) });
  const running = window.analytics;
  gate.allow([]);
  expect(window.analytics).toBeUndefined();
  gate.allow(both);
  expect(running).toBeDefined();
  expect(window.analytics).toBe(running);
});

test('consent to marketing alone starts the tag manager but not Segment', () => {
  runGate({ setting: 'opt-in' }).allow(['marketing']);
  expect(window.ran).toEqual(['tag-manager']);
  expect(window.analytics).toBeUndefined();
});

test('the signal wins over a choice made on the page', () => {
  const gate = runGate({ setting: 'opt-in', signal: true });
  gate.allow(both);
  expect(gate.allowed).toEqual([]);
  expect(window.ran).toEqual([]);
});

test('a tag manager that runs keeps its own function for new entries', () => {
  const gate = runGate({ setting: 'opt-in', stored: record(['analytics']) });
  const push = jest.fn();
  Object.assign(window.dataLayer ?? [], { push });
  gate.allow(both);
  expect(push).toHaveBeenCalledTimes(1);
});

test('without the tag manager there is no data layer, and without Segment nothing of it', () => {
  runGate({ setting: 'opt-in', services: [] });
  expect(window.dataLayer).toBeUndefined();
  expect(window.analytics).toBeUndefined();
});

test.each([
  [{ setting: 'opt-in' }, 'text/plain'],
  [{ setting: 'opt-in', stored: record(['marketing']) }, 'text/partytown'],
  [{ setting: 'off', signal: true }, 'text/plain'],
])('a marketing script of a worker with %j has the type %s', (given, type) => {
  runGate(given);
  document.body.innerHTML = '<script type="text/partytown" data-purpose="marketing" src="/a.js"></script>';
  whenLoaded();
  expect(document.body.querySelector('script')?.type).toBe(type);
});
