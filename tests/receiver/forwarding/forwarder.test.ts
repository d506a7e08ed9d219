import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Forwarder, startForwarder } from '../../../src/receiver/forwarding/forwarder';
import { slackTarget } from '../../../src/receiver/forwarding/slack';
import type { Target } from '../../../src/receiver/forwarding/target';
import { webhookTarget } from '../../../src/receiver/forwarding/webhook';
import type { LogEntry } from '../../../src/receiver/log';
import type { LeadStore } from '../../../src/receiver/storage/lead-store';
import { openStore } from '../../../src/receiver/storage/open-store';
import { contactLead, keyOf } from '../stored-lead';
import { until } from '../until';
import { type Behavior, type HttpPeer, httpPeer } from './peers';

const folder = mkdtempSync(join(tmpdir(), 'forwarder-'));
afterAll(() => rmSync(folder, { recursive: true }));

let store: LeadStore;
let peers: HttpPeer[] = [];
let forwarders: Forwarder[] = [];
let logged: LogEntry[] = [];
/** Moves the receiver's clock, so that pauses are over at once. */
let aheadMs = 0;
let files = 0;

beforeEach(async () => {
  files += 1;
  store = await openStore(join(folder, `${files}.db`));
  [peers, forwarders, logged, aheadMs] = [[], [], [], 0];
});
afterEach(async () => {
  await Promise.all(forwarders.map((each) => each.stop()));
  await Promise.all(peers.map((each) => each.close()));
  await store.close();
});

const peer = async (behave: Behavior) => {
  const opened = await httpPeer(behave);
  peers.push(opened);
  return opened;
};
const start = (target: Target) => {
  const options = { now: () => Date.now() + aheadMs, chance: () => 0, log: (entry: LogEntry) => void logged.push(entry) };
  forwarders.push(startForwarder({ store, target, ...options, attemptMs: 400, pollMs: 10 }));
};
const webhook = ({ address }: HttpPeer) => webhookTarget({ address, secret: 'a-secret-of-the-test' });
const put = (name = 'ada', revision = 1) =>
  store.put(
    { lead: contactLead({ key: keyOf(name), revision }), status: 'inbox', spamReasons: [], test: false },
    ['webhook', 'slack'],
    Date.now(),
  );
const forwarding = async (target: string, name = 'ada') =>
  (await store.get(keyOf(name)))?.forwardings.find((each) => each.target === target);
const failedTimes = (count: number) => until(async () => ((await forwarding('webhook'))?.attempts ?? 0) >= count && logged.length >= count);

const ok: Behavior = (response) => response.end('ok');

test('a lead is sent once to a target that may take longer', async () => {
  const slow = await peer((response) => setTimeout(() => response.end('ok'), 900));
  start({ ...webhook(slow), attemptMs: 20_000 });
  await put();
  await until(async () => (await forwarding('webhook'))?.state === 'delivered');
  expect(slow.received).toHaveLength(1);
});

test.each<[string, string, Behavior]>([
  ['fails', 'HTTP 500', (response) => response.writeHead(500).end()],
  ['refuses', 'HTTP 400', (response) => response.writeHead(400).end('ada@example.com is invalid')],
  ['redirects', 'HTTP 302', (response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
  ['hangs up', 'not reached (UND_ERR_SOCKET)', (response) => response.destroy()],
  ['never answers', 'no answer in time', () => {}],
  ['begins an answer and hangs', 'no answer in time', (response) => response.write('ok…')],
])('a lead waits while its target %s, and arrives when it is back', async (_, error, behave) => {
  const target = await peer((response, count) => (count === 1 ? behave(response, count) : ok(response, count)));
  start(webhook(target));
  await put();
  await failedTimes(1);
  expect(await forwarding('webhook')).toMatchObject({ state: 'waiting', attempts: 1, lastError: error });
  aheadMs += 10_000;
  await until(async () => (await forwarding('webhook'))?.state === 'delivered');
  expect(target.received.map(({ headers }) => headers['idempotency-key'])).toEqual([`${keyOf('ada')}.1`, `${keyOf('ada')}.1`]);
});

test('an unreachable target is retried', async () => {
  const gone = await peer(ok);
  await gone.close();
  start(webhook(gone));
  await put();
  await failedTimes(1);
  expect((await forwarding('webhook'))?.lastError).toBe('not reached (ECONNREFUSED)');
});

test('pauses grow, and after the last attempt the lead is a dead letter that a retry sends', async () => {
  let down = true;
  const target = await peer((response) => response.writeHead(down ? 503 : 200).end());
  start(webhook(target));
  await put();
  const pauses: number[] = [];
  for (let attempt = 1; attempt < 20; attempt += 1) {
    await failedTimes(attempt);
    const { nextAttemptAt } = (await forwarding('webhook')) ?? {};
    pauses.push(Number(nextAttemptAt) - Date.now() - aheadMs);
    aheadMs = Number(nextAttemptAt) - Date.now();
  }
  await until(async () => (await forwarding('webhook'))?.state === 'dead');
  expect(pauses.slice(0, 4).map((pause) => Math.round(pause / 5_000))).toEqual([1, 2, 4, 8]);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(6 * 3_600_000);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(24 * 3_600_000);
  expect(target.received).toHaveLength(20);
  down = false;
  await store.retry(keyOf('ada'), ['webhook'], Date.now());
  await until(async () => (await forwarding('webhook'))?.state === 'delivered');
});

test('a target that sends Retry-After gets no leads until that time', async () => {
  const target = await peer((response, count) => (count === 1 ? response.writeHead(429, { 'Retry-After': '1' }).end() : response.end()));
  start(webhook(target));
  await put('ada');
  await until(() => target.received.length === 1);
  const asked = Date.now();
  await put('ben');
  aheadMs = 60_000;
  await until(async () => (await forwarding('webhook', 'ben'))?.state === 'delivered');
  expect(Date.now() - asked).toBeGreaterThan(900);
  await until(async () => (await forwarding('webhook', 'ada'))?.state === 'delivered');
});

test('a target may ask for a longer pause than ours, up to half a day', async () => {
  const target = await peer((response) => response.writeHead(503, { 'Retry-After': '99999999' }).end());
  start(webhook(target));
  await put();
  await failedTimes(1);
  expect(Number((await forwarding('webhook'))?.nextAttemptAt) - Date.now()).toBeGreaterThan(11 * 3_600_000);
  expect(Number((await forwarding('webhook'))?.nextAttemptAt) - Date.now()).toBeLessThanOrEqual(12 * 3_600_000);
});

test('a target that hangs delays no other target', async () => {
  const hanging = await peer(() => {});
  const well = await peer(ok);
  start(webhook(hanging));
  start(slackTarget(well.address, undefined));
  await Promise.all(['ada', 'ben', 'cem'].map((name) => put(name)));
  await until(() => well.received.length === 3);
  expect(hanging.received.length).toBeLessThanOrEqual(1);
});

test('a completed lead is sent again with its new revision', async () => {
  const target = await peer(ok);
  start(webhook(target));
  await put('ada', 1);
  await until(() => target.received.length === 1);
  await put('ada', 2);
  await until(() => target.received.length === 2);
  expect(target.received[1]?.headers['idempotency-key']).toBe(`${keyOf('ada')}.2`);
});

test('neither the log nor the last error contains any part of the lead or the response', async () => {
  start(webhook(await peer((response) => response.writeHead(422).end('ada@example.com'))));
  await put();
  await failedTimes(1);
  expect(logged[0]).toEqual({ event: 'lead not forwarded', key: keyOf('ada'), target: 'webhook', attempts: 1, error: 'HTTP 422' });
  expect(JSON.stringify([logged, await forwarding('webhook')])).not.toContain('ada@');
});
