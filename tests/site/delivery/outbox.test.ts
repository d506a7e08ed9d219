import fc from 'fast-check';
import {
  afterFailure,
  dueEntries,
  type Entry,
  entryOf,
  expired,
  hasRoom,
  isSettledBy,
  lastTriesMs,
  maxWaitMs,
  nextDue,
  outboxAgeMs,
  outboxEntries,
  pauseAfter,
  waitingEntries,
} from '../../../src/site/delivery/outbox';
import type { Answer, AnswerKind } from '../../../src/site/delivery/send-lead';
import { sampleLead } from './sample-lead';

const now = Date.UTC(2025, 0, 1);
const hour = 3_600_000;

const filled = (count: number): Entry[] =>
  Array.from({ length: count }, (_, number) => entryOf(sampleLead({ key: `k${number + 1}` }), now + number));
const onlyEntry = entryOf(sampleLead(), now);

test('pauses double from 5 s up to an hour, with half of each as random jitter', () => {
  expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, false, 0))).toEqual([2_500, 5_000, 10_000, 20_000]);
  expect(pauseAfter(1, false, 0.999)).toBeLessThanOrEqual(5_000);
  expect(pauseAfter(40, false, 0)).toBe(hour / 2);
  expect(pauseAfter(4_000, false, 0.999)).toBeLessThanOrEqual(hour);
});

test('a refused lead is retried at most four times a day', () => {
  expect(pauseAfter(1, true, 0)).toBe(6 * hour);
});

test('any number of failed attempts and any jitter give a pause between 2.5 s and 12 h', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempts, refused, chance) => {
      const pause = pauseAfter(attempts, refused, chance);
      return pause >= 2_500 && pause <= 12 * hour;
    }),
  );
});

test('the outbox holds 20 leads, each for seven days', () => {
  expect(hasRoom(filled(19), sampleLead({ key: 'one more' }))).toBe(true);
  expect(hasRoom(filled(20), sampleLead({ key: 'one too many' }))).toBe(false);
  expect(expired(onlyEntry, now + 7 * 24 * hour - 1)).toBe(false);
  expect(expired(onlyEntry, now + 7 * 24 * hour)).toBe(true);
});

test('a full outbox rejects new leads but accepts a new revision of one it holds', () => {
  const full = filled(outboxEntries);
  expect(hasRoom(full.slice(1), sampleLead({ key: 'one more' }))).toBe(true);
  expect(hasRoom(full, sampleLead({ key: 'one too many' }))).toBe(false);
  expect(hasRoom(full, sampleLead({ key: 'k3', revision: 2 }))).toBe(true);
});

test('only the newest revision of a lead waits, regardless of read order, and the oldest entry comes first', () => {
  const [first, second] = filled(2);
  if (!first || !second) throw new Error('There are no entries.');
  const completed = entryOf(sampleLead({ key: 'k1', revision: 2 }), now + 10);
  expect(waitingEntries([completed, second, first])).toEqual([second, completed]);
  expect(waitingEntries([first, second, completed])).toEqual([second, completed]);
});

test('no more leads wait than the outbox limit, however many are stored', () => {
  expect(waitingEntries(filled(500))).toEqual(filled(outboxEntries));
});

test('an accepted lead settles its own and earlier revisions, not later ones or other leads', () => {
  const entryWith = (key: string, revision: number) => entryOf(sampleLead({ key, revision }), now);
  const received = sampleLead({ key: 'k1', revision: 2 });
  expect(isSettledBy(entryWith('k1', 1), received)).toBe(true);
  expect(isSettledBy(entryWith('k1', 2), received)).toBe(true);
  expect(isSettledBy(entryWith('k1', 3), received)).toBe(false);
  expect(isSettledBy(entryWith('k2', 1), received)).toBe(false);
});

const answer = (kind: AnswerKind, retryAfterMs = 0): Answer => ({ kind, status: 0, retryAfterMs });

/** The entry after a failure that is not final. */
function failed(entry: Entry, why: Answer, at = now): Entry {
  const next = afterFailure(entry, why, at, 0);
  if (!next) throw new Error('The entry was given up.');
  return next;
}

test.each<AnswerKind>(['unreached', 'unavailable'])('a lead that is %s is due again after its pause', (kind) => {
  const entries = [failed(onlyEntry, answer(kind))];
  expect(nextDue(entries, now)).toBe(now + 2_500);
  expect(dueEntries(entries, now + 2_499, false)).toEqual([]);
  expect(dueEntries(entries, now + 2_500, false)).toHaveLength(1);
});

test.each<AnswerKind>(['refused', 'unconfirmed'])('a lead that is %s stays, and a new visit alone does not retry it', (kind) => {
  const entries = [failed(onlyEntry, answer(kind))];
  expect(dueEntries(entries, now + hour, true)).toEqual([]);
  expect(dueEntries(entries, now + 6 * hour, false)).toHaveLength(1);
});

test('a returning connection ends the pause of a lead without a response', () => {
  const entries = filled(2).map((entry) => failed(entry, answer('unreached')));
  expect(dueEntries(entries, now + 1_000, false)).toEqual([]);
  expect(dueEntries(entries, now + 1_000, true)).toHaveLength(2);
});

test('a new visit neither ends the pause of a lead that got a response nor sends one in flight', () => {
  const entries = [failed(failed(onlyEntry, answer('unavailable')), answer('unavailable')), onlyEntry];
  expect(dueEntries(entries, now + 4_999, true)).toEqual([]);
});

test('a pause requested by the receiver is honored, up to half a day', () => {
  expect(failed(onlyEntry, answer('unavailable', 90_000))).toMatchObject({ nextAt: now + 90_000, eagerAt: now + 90_000 });
  expect(failed(onlyEntry, answer('unavailable', 1))).toMatchObject({ nextAt: now + 2_500 });
  expect(failed(onlyEntry, answer('unavailable', 1e15))).toMatchObject({ nextAt: now + maxWaitMs });
});

describe('an entry that appears to be a week old', () => {
  const later = now + outboxAgeMs;

  test('expires after seven days, not before', () => {
    expect(expired(onlyEntry, later - 1)).toBe(false);
    expect(expired(onlyEntry, later)).toBe(true);
  });

  test('is sent once more on the next visit, regardless of its schedule', () => {
    const planned = { ...onlyEntry, nextAt: later + hour, eagerAt: later + hour };
    expect(dueEntries([planned], later, true)).toHaveLength(1);
    expect(dueEntries([{ ...planned, overdueSince: later }], later, true)).toEqual([]);
  });

  test.each<AnswerKind>(['unreached', 'unavailable', 'refused', 'unconfirmed'])('gets a day of retries if that attempt is %s', (kind) => {
    const first = failed(onlyEntry, answer(kind), later);
    expect(failed(first, answer(kind), later + lastTriesMs - 1).overdueSince).toBe(later);
    expect(afterFailure(first, answer(kind), later + lastTriesMs, 0)).toBeNull();
  });

  test('resets its overdue time once the clock is right again', () => {
    const first = failed(onlyEntry, answer('unreached'), later);
    expect(failed(first, answer('unreached'), now + hour).overdueSince).toBeNull();
  });
});

test('an entry written with the clock ahead is due immediately', () => {
  const ahead = [{ ...onlyEntry, nextAt: now + 1e12, eagerAt: now + 1e12 }];
  expect(dueEntries(ahead, now, false)).toHaveLength(1);
  expect(nextDue(ahead, now)).toBe(now);
});

test('nothing is due in an empty outbox', () => {
  expect(nextDue([], now)).toBeNull();
});
