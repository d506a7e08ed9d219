/** @jest-environment node */
import fc from 'fast-check';
import {
  afterFailure,
  answerOf,
  dueEntries,
  type Entry,
  entryOf,
  expired,
  hasRoom,
  isSettledBy,
  nextDue,
  outboxAgeMs,
  outboxEntries,
  pauseAfter,
  waitingEntries,
} from '../../src/delivery/outbox';
import { sampleLead } from './sample-lead';

const now = Date.UTC(2025, 0, 1);
const hour = 3_600_000;

const filled = (count: number): Entry[] =>
  Array.from({ length: count }, (_, number) => entryOf(sampleLead({ key: `k${number + 1}` }), now + number));
const onlyEntry = entryOf(sampleLead(), now);

test.each([
  [200, 'accepted'],
  [201, 'accepted'],
  [204, 'accepted'],
  [299, 'accepted'],
  [301, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [422, 'refused'],
  [408, 'unreached'],
  [425, 'unreached'],
  [429, 'unreached'],
  [500, 'unreached'],
  [503, 'unreached'],
  [0, 'unreached'],
])('a response with status %i counts as %s', (status, answer) => {
  expect(answerOf(status)).toBe(answer);
});

test('pauses double from 5 s up to an hour, half of each by chance', () => {
  expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, false, 0))).toEqual([2_500, 5_000, 10_000, 20_000]);
  expect(pauseAfter(1, false, 0.999)).toBeLessThanOrEqual(5_000);
  expect(pauseAfter(40, false, 0)).toBe(hour / 2);
  expect(pauseAfter(4_000, false, 0.999)).toBeLessThanOrEqual(hour);
});

test('a refused lead is asked about at most four times a day', () => {
  expect(pauseAfter(1, true, 0)).toBe(6 * hour);
});

test('any number of failed attempts and any chance give a pause between 2.5 s and 12 h', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempts, refused, chance) => {
      const pause = pauseAfter(attempts, refused, chance);
      return pause >= 2_500 && pause <= 12 * hour;
    }),
  );
});

test('a full outbox takes no further lead, but the completion of one it holds', () => {
  const full = filled(outboxEntries);
  expect(hasRoom(full.slice(1), sampleLead({ key: 'one more' }))).toBe(true);
  expect(hasRoom(full, sampleLead({ key: 'one too many' }))).toBe(false);
  expect(hasRoom(full, sampleLead({ key: 'k3', revision: 2 }))).toBe(true);
});

test('of a lead its newest revision waits, in whatever order they are read, and the oldest lead comes first', () => {
  const [first, second] = filled(2);
  if (!first || !second) throw new Error('There are no entries.');
  const completed = entryOf(sampleLead({ key: 'k1', revision: 2 }), now + 10);
  expect(waitingEntries([completed, second, first])).toEqual([second, completed]);
  expect(waitingEntries([first, second, completed])).toEqual([second, completed]);
});

test('no more leads wait than the outbox holds, however many were stored', () => {
  expect(waitingEntries(filled(500))).toEqual(filled(outboxEntries));
});

test('an accepted lead settles itself and what it replaces, not its completion and not another lead', () => {
  const entryWith = (key: string, revision: number) => entryOf(sampleLead({ key, revision }), now);
  const received = sampleLead({ key: 'k1', revision: 2 });
  expect(isSettledBy(entryWith('k1', 1), received)).toBe(true);
  expect(isSettledBy(entryWith('k1', 2), received)).toBe(true);
  expect(isSettledBy(entryWith('k1', 3), received)).toBe(false);
  expect(isSettledBy(entryWith('k2', 1), received)).toBe(false);
});

test('an unreached lead comes up again after its pause', () => {
  const entries = [afterFailure(onlyEntry, 'unreached', now, 0)];
  expect(nextDue(entries)).toBe(now + 2_500);
  expect(dueEntries(entries, now + 2_499, false)).toEqual([]);
  expect(dueEntries(entries, now + 2_500, false)).toHaveLength(1);
});

test('a refused lead stays, and a new visit alone does not ask again', () => {
  const entries = [afterFailure(onlyEntry, 'refused', now, 0)];
  expect(dueEntries(entries, now + hour, true)).toEqual([]);
  expect(dueEntries(entries, now + 6 * hour, false)).toHaveLength(1);
});

test('when the connection returns no pause is waited for', () => {
  const entries = filled(2).map((entry) => afterFailure(entry, 'unreached', now, 0));
  expect(dueEntries(entries, now, false)).toEqual([]);
  expect(dueEntries(entries, now, true)).toHaveLength(2);
});

test('an entry expires after seven days, not before', () => {
  expect(expired(onlyEntry, now + outboxAgeMs - 1)).toBe(false);
  expect(expired(onlyEntry, now + outboxAgeMs)).toBe(true);
});

test('nothing is due in an empty outbox', () => {
  expect(nextDue([])).toBeNull();
});
