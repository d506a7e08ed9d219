import fc from 'fast-check';
import { type Entry, entryOf, outboxAgeMs } from '../../../src/site/delivery/outbox';
import { entryText, readEntry } from '../../../src/site/delivery/outbox-record';
import { sampleLead } from './sample-lead';

const now = Date.UTC(2025, 0, 1);
const entry: Entry = { lead: sampleLead(), addedAt: now, attempts: 0, nextAt: now, eagerAt: now, overdueSince: null };

/** Serializes a value and reads it back as an entry; throws if it is not one. */
function entryIn(value: object, at = now): Entry {
  const read = readEntry(JSON.stringify(value), at);
  if (typeof read === 'string') throw new Error(`The entry is ${read}.`);
  return read;
}

test('a serialized entry reads back unchanged', () => {
  const written = entryOf(sampleLead(), now);
  expect(readEntry(entryText(written), now)).toEqual(written);
});

test.each([
  '',
  'null',
  'true',
  '0',
  '"text"',
  '{}',
  '{"length":1}',
  '[null]',
  '[[]]',
  '[1,"a",false]',
  '[{"__proto__":{"polluted":true}}]',
  '{"__proto__":[1]}',
  '{"lead":null}',
  '{"lead":{}}',
  '{"lead":{"key":"k","fields":[]}}',
  '{',
  '<script>',
  '\u0000',
  'undefined',
  'NaN',
  '[]]',
  `"${'x'.repeat(1_000_000)}"`,
  JSON.stringify([entry]),
  JSON.stringify({ ...entry, lead: { ...entry.lead, key: 7 } }),
  JSON.stringify({ ...entry, lead: { ...entry.lead, revision: '1' } }),
  JSON.stringify({ ...entry, lead: { ...entry.lead, fields: null } }),
  JSON.stringify({ ...entry, lead: { ...entry.lead, fields: { a: { b: 1 } } } }),
  JSON.stringify({ ...entry, lead: { ...entry.lead, fields: { a: [1] } } }),
  JSON.stringify({ ...entry, addedAt: 'now' }),
  JSON.stringify({ ...entry, nextAt: null }),
  JSON.stringify({ ...entry, attempts: [] }),
  JSON.stringify({ ...entry, format: '9', lead: null }),
  JSON.stringify({ ...entry, format: 9, addedAt: null }),
])('a corrupt stored value is not an entry: %.60s', (text) => {
  expect(readEntry(text, now)).toBe('corrupt');
  expect({}).not.toHaveProperty('polluted');
});

test('an entry older than a week is still read, because its age may come from a wrong clock', () => {
  expect(entryIn(entry, now + 10 * outboxAgeMs)).toEqual(entry);
});

test('an entry in the first format is read and keeps its schedule on the next visit', () => {
  const { eagerAt: _, overdueSince: __, ...first } = entry;
  expect(entryIn({ ...first, nextAt: now + 7, refused: true })).toEqual({ ...entry, nextAt: now + 7, eagerAt: now + 7 });
});

test('an entry in a newer format is recognized for a week, then treated as corrupt', () => {
  const newer = JSON.stringify({ format: 3, addedAt: now, parcel: { lead: sampleLead() } });
  expect(readEntry(newer, now)).toBe('newer');
  expect(readEntry(newer, now + outboxAgeMs)).toBe('corrupt');
});

test.each([1, 10_000, 1e12])('an entry written with the clock %i ms ahead starts its week now, and is due', (ahead) => {
  const then = now + ahead;
  expect(entryIn({ ...entry, addedAt: then, nextAt: then + 5_000, eagerAt: then, overdueSince: then })).toEqual({
    ...entry,
    overdueSince: now,
  });
});

test('reading any text or JSON yields a valid entry or none and never throws', () => {
  const isSound = (text: string) => {
    const read = readEntry(text, now);
    return typeof read === 'string' || (typeof read.lead.key === 'string' && read.nextAt > 0);
  };
  fc.assert(fc.property(fc.string(), isSound));
  fc.assert(fc.property(fc.json(), isSound));
});
