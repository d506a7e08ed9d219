/** @jest-environment node */
import fc from 'fast-check';
import {
  addLead,
  afterAttempt,
  answerOf,
  dueEntries,
  type Entry,
  expired,
  nextDue,
  outboxAgeMs,
  outboxEntries,
  pauseAfter,
} from '../../src/delivery/outbox';
import { sampleLead } from './sample-lead';

const now = Date.UTC(2025, 0, 1);
const hour = 3_600_000;

function filled(count: number): Entry[] {
  let entries: Entry[] = [];
  for (let number = 1; number <= count; number += 1) entries = addLead(entries, sampleLead({ key: `k${number}` }), now) ?? entries;
  return entries;
}

const keysOf = (entries: readonly Entry[] | null) => entries?.map(({ lead }) => lead.key);

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

test('a full outbox takes no further lead and pushes none out', () => {
  const full = filled(outboxEntries);
  expect(addLead(full, sampleLead({ key: 'one too many' }), now)).toBeNull();
  expect(full).toHaveLength(outboxEntries);
});

test('a full outbox still takes the completion of a lead it holds', () => {
  const entries = addLead(filled(outboxEntries), sampleLead({ key: 'k3', revision: 2 }), now);
  expect(entries).toHaveLength(outboxEntries);
  expect(entries?.filter(({ lead }) => lead.key === 'k3').map(({ lead }) => lead.revision)).toEqual([2]);
});

test('an older revision does not replace a newer one', () => {
  const entries = addLead([], sampleLead({ revision: 2 }), now) ?? [];
  expect(addLead(entries, sampleLead({ revision: 1 }), now)).toEqual(entries);
});

test('an accepted lead leaves the outbox, the others stay', () => {
  expect(keysOf(afterAttempt(filled(3), sampleLead({ key: 'k2' }), 'accepted', now, 0))).toEqual(['k1', 'k3']);
});

test('a lead that was completed while its first part was on its way stays until the whole is accepted', () => {
  const completed = addLead(filled(1), sampleLead({ key: 'k1', revision: 2 }), now) ?? [];
  expect(keysOf(afterAttempt(completed, sampleLead({ key: 'k1', revision: 1 }), 'accepted', now, 0))).toEqual(['k1']);
  expect(afterAttempt(completed, sampleLead({ key: 'k1', revision: 2 }), 'accepted', now, 0)).toEqual([]);
});

test('an unreached lead stays and comes up again after its pause', () => {
  const entries = afterAttempt(filled(1), sampleLead(), 'unreached', now, 0);
  expect(nextDue(entries)).toBe(now + 2_500);
  expect(dueEntries(entries, now + 2_499, false)).toEqual([]);
  expect(dueEntries(entries, now + 2_500, false)).toHaveLength(1);
});

test('a refused lead stays, and a new visit alone does not ask again', () => {
  const entries = afterAttempt(filled(1), sampleLead(), 'refused', now, 0);
  expect(dueEntries(entries, now + hour, true)).toEqual([]);
  expect(dueEntries(entries, now + 6 * hour, false)).toHaveLength(1);
});

test('when the connection returns no pause is waited for', () => {
  expect(dueEntries(afterAttempt(filled(2), sampleLead(), 'unreached', now, 0), now, true)).toHaveLength(2);
});

test('an entry expires after seven days, not before', () => {
  const [entry] = filled(1);
  expect(entry && expired(entry, now + outboxAgeMs - 1)).toBe(false);
  expect(entry && expired(entry, now + outboxAgeMs)).toBe(true);
});

test('nothing is due in an empty outbox', () => {
  expect(nextDue([])).toBeNull();
});
