import { deliveredMark, mirrorText, readMirrored } from '../../../src/site/delivery/mirrored-entry';
import { claimed, type Entry, entryOf, outboxAgeMs } from '../../../src/site/delivery/outbox';
import { entryText } from '../../../src/site/delivery/outbox-record';
import type { AnswerKind } from '../../../src/site/delivery/send-lead';
import { sendMirrored } from '../../../src/site/delivery/send-mirrored';
import { sampleLead } from './sample-lead';

const start = Date.UTC(2025, 0, 1);
const endpoint = 'https://leads.example/in';
const record = 'leads.outbox.k1.1';
const waiting: Entry = { ...entryOf(sampleLead(), start), nextAt: start, eagerAt: start };

/** A service worker with one lead in the mirror; `meanwhile` runs while it waits or sends. */
function workerWith(entry: Entry, answers: AnswerKind, meanwhile: (mirror: Map<string, string>) => void = () => {}) {
  const mirror = new Map([[record, mirrorText(endpoint, entryText(entry))]]);
  let now = start;
  const sent: string[] = [];
  const wake = () =>
    sendMirrored({
      now: () => now,
      chance: () => 0,
      read: async () => new Map(mirror),
      write: async (name, text) => void mirror.set(name, text),
      remove: async (name) => void mirror.delete(name),
      send: async (address, { key }) => {
        sent.push(`${address} ${key}`);
        meanwhile(mirror);
        return { kind: answers, status: 0, retryAfterMs: 0 };
      },
      pause: async (pauseMs) => {
        now += pauseMs;
        meanwhile(mirror);
      },
    });
  return { mirror, sent, wake, entry: () => readMirrored(mirror.get(record), now)?.entry };
}

test('a delivered lead leaves only a marker without personal data', async () => {
  const worker = workerWith(waiting, 'accepted');
  await expect(worker.wake()).resolves.toBe(false);
  expect(worker.sent).toEqual([`${endpoint} k1`]);
  expect([...worker.mirror]).toEqual([[record, deliveredMark]]);
  await worker.wake();
  expect(worker.sent).toHaveLength(1);
});

test.each<[AnswerKind, boolean]>([
  ['unreached', true],
  ['unavailable', true],
  ['refused', false],
  ['unconfirmed', false],
])('a lead that is %s stays; the browser should retry: %s', async (kind, again) => {
  const worker = workerWith(waiting, kind);
  await expect(worker.wake()).resolves.toBe(again);
  expect(worker.entry()).toMatchObject({ attempts: 1 });
});

test('a lead that a page is sending is waited for, and not sent once the page has delivered it', async () => {
  const worker = workerWith(claimed(waiting, start), 'accepted', (mirror) => mirror.delete(record));
  await expect(worker.wake()).resolves.toBe(false);
  expect(worker.sent).toEqual([]);
});

test('a lead in flight when its page closed is sent', async () => {
  const worker = workerWith(claimed(waiting, start), 'accepted');
  await worker.wake();
  expect(worker.sent).toHaveLength(1);
});

test('a pause requested by the receiver is honored', async () => {
  const worker = workerWith({ ...waiting, eagerAt: start + 3_600_000 }, 'accepted');
  await expect(worker.wake()).resolves.toBe(false);
  expect(worker.sent).toEqual([]);
});

test('a pause that the receiver requested of the page meanwhile is honored, and the browser should retry', async () => {
  const asked = { ...waiting, attempts: 1, nextAt: start + 600_000, eagerAt: start + 600_000 };
  const worker = workerWith(claimed(waiting, start), 'accepted', (mirror) => mirror.set(record, mirrorText(endpoint, entryText(asked))));
  await expect(worker.wake()).resolves.toBe(true);
  expect(worker.sent).toEqual([]);
  expect(worker.entry()).toEqual(asked);
});

test('a lead that a page tries again and again is left to the page', async () => {
  let tries = 0;
  const worker = workerWith(claimed(waiting, start), 'accepted', (mirror) => {
    tries += 1;
    mirror.set(record, mirrorText(endpoint, entryText(claimed(waiting, start + tries * 15_000))));
  });
  await expect(worker.wake()).resolves.toBe(true);
  expect(worker.sent).toEqual([]);
  expect(tries).toBe(1);
});

test('a record that a page removes during an attempt is not restored', async () => {
  const worker = workerWith(waiting, 'unreached', (mirror) => mirror.delete(record));
  await worker.wake();
  expect(worker.mirror.size).toBe(0);
});

test('a lead past its week and its day of retries is removed after one more attempt', async () => {
  const old = { ...waiting, addedAt: start - 2 * outboxAgeMs, overdueSince: start - outboxAgeMs };
  const worker = workerWith(old, 'unavailable');
  await worker.wake();
  expect(worker.sent).toHaveLength(1);
  expect(worker.mirror.size).toBe(0);
});

test.each(['', 'no endpoint', `${endpoint}\n{`, `${endpoint}\n{"format":9,"addedAt":${start}}`])('%j is not sent', async (text) => {
  const worker = workerWith(waiting, 'accepted');
  worker.mirror.set(record, text);
  await expect(worker.wake()).resolves.toBe(false);
  expect(worker.sent).toEqual([]);
});
