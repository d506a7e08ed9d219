/** @jest-environment jsdom */
import { outboxAgeMs, outboxEntries } from '../../../src/site/delivery/outbox';
import { keyOf } from '../../receiver/stored-lead';
import { sampleLead } from './sample-lead';

/** What becomes of forms that the inline script put into the outbox because their visitors left, when the site's code starts next. */

const endpoint = 'https://leads.example/in';
const send = jest.fn<Promise<unknown>, [string, { body: string; headers: object }]>();
const track = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({ track: (...call: unknown[]) => track(...call), identify: jest.fn() }));

/** A page load: fresh modules, hence a fresh courier. */
function loadPage(leadsEndpoint = endpoint) {
  let page: typeof import('../../../src/site/delivery/deliver') = undefined as never;
  jest.isolateModules(() => {
    jest.doMock('../../../src/site/edge/public-settings', () => ({ publicSettings: { leadsEndpoint } }));
    jest.doMock('../../../src/site/errors/error-reporting', () => ({ reportError: () => {} }));
    page = require('../../../src/site/delivery/deliver');
  });
  return page;
}

/** A receiver that follows the contract, or one that fails. */
const answering = (status: number) =>
  send.mockImplementation(async (_, { body }) => ({
    status,
    ok: status < 300,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: async () => JSON.stringify({ key: JSON.parse(body).key }),
  }));

/** Puts a form into the outbox as the inline script does; returns its record. */
function hold(key: string, changes: Record<string, string> = {}, age = 0): string {
  const posted = {
    form: 'contact',
    source: 'contact_page',
    path: '/',
    language: 'en',
    leave_empty: '',
    name: 'Ada',
    email: 'ada@example.com',
  };
  const form = String(new URLSearchParams({ ...posted, key, ...changes }));
  const record = `leads.outbox.${key}.1`;
  window.localStorage.setItem(record, JSON.stringify({ format: 3, addedAt: Date.now() - age, form }));
  return record;
}

const events = () => track.mock.calls.map(([name]) => name);
const outbox = () => Object.keys(window.localStorage).filter((name) => name.startsWith('leads.outbox.'));
const sent = () => send.mock.calls.map(([, { body }]) => JSON.parse(body));

const [one, two] = [keyOf('one'), keyOf('two')];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  window.localStorage.clear();
  send.mockReset();
  track.mockReset();
  Object.assign(globalThis, { fetch: send });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('held forms are delivered under their keys and recorded as events, each once', async () => {
  answering(200);
  hold(one);
  hold(two, { form: 'newsletter', source: 'footer', footer_email: 'ada@example.com', campaign: '{"source":"ad"}', entryPoint: '/a/' });
  await Promise.all([loadPage().resumeDelivery(), loadPage().resumeDelivery()]);
  await loadPage().resumeDelivery();
  expect(sent()).toHaveLength(2);
  expect(sent()).toMatchObject([
    { key: one, revision: 1, fields: { name: 'Ada', email: 'ada@example.com' }, campaign: {} },
    { key: two, revision: 1, campaign: { source: 'ad' }, entryPoint: '/a/', submittedAt: '2026-11-22T00:00:00.000Z' },
  ]);
  expect(send.mock.calls[0]?.[1].headers).toMatchObject({ 'Idempotency-Key': `${one}.1`, 'Content-Type': 'application/json' });
  expect([events(), outbox()]).toEqual([['contact_us_submit', 'newsletter_signup'], []]);
});

test('while the receiver fails, a held form waits like any other lead, and is recorded once', async () => {
  answering(503);
  const record = hold(one);
  await loadPage().resumeDelivery();
  jest.clearAllTimers();
  expect(JSON.parse(window.localStorage.getItem(record) ?? '')).toMatchObject({ format: 2, lead: { key: one }, attempts: 1 });
  answering(200);
  await jest.advanceTimersByTimeAsync(10_000);
  await loadPage().resumeDelivery();
  expect([events(), outbox(), sent().length]).toEqual([['contact_us_submit'], [], 2]);
});

test('a refused one is kept, and is no event', async () => {
  answering(422);
  hold(one);
  await loadPage().resumeDelivery();
  expect([events(), outbox().length]).toEqual([[], 1]);
});

test('an old one is sent too, because a clock can be wrong', async () => {
  answering(200);
  hold(one, {}, 3 * outboxAgeMs);
  await loadPage().resumeDelivery();
  expect([sent().length, outbox()]).toEqual([1, []]);
});

test('one for which the outbox has no room stays until it has arrived', async () => {
  answering(503);
  const page = loadPage();
  for (let count = 0; count < outboxEntries; count += 1) await page.deliver(sampleLead({ key: keyOf(`full ${count}`) }));
  const record = hold(one);
  jest.clearAllTimers();
  await loadPage().resumeDelivery();
  expect(JSON.parse(window.localStorage.getItem(record) ?? '')).toMatchObject({ format: 3 });
  expect(events()).toEqual([]);
  answering(200);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(outbox()).not.toContain(record);
});

test('damaged ones disturb nothing, and are gone after a week', async () => {
  answering(200);
  const record = hold(one, { form: 'unknown' });
  hold(two);
  await loadPage().resumeDelivery();
  expect([sent().map(({ key }) => key), outbox()]).toEqual([[two], [record]]);
  await jest.advanceTimersByTimeAsync(outboxAgeMs);
  await loadPage().resumeDelivery();
  expect(outbox()).toEqual([]);
});

test('without an endpoint, a held form is neither sent nor recorded, and is gone after a week', async () => {
  hold(one);
  hold(two, {}, outboxAgeMs);
  await loadPage('').resumeDelivery();
  expect([send.mock.calls.length, events(), outbox()]).toEqual([0, [], [`leads.outbox.${one}.1`]]);
});
