/** @jest-environment node */
import fc from 'fast-check';
import { entryText, readEntry } from '../../src/delivery/entry-text';
import { entryOf, outboxAgeMs } from '../../src/delivery/outbox';
import { sampleLead } from './sample-lead';

const now = Date.UTC(2025, 0, 1);
const entry = { lead: sampleLead(), addedAt: now, attempts: 0, nextAt: now, refused: false };

test('what was written is read again', () => {
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
  JSON.stringify({ ...entry, refused: 'no' }),
])('poison in the store is no entry: %.60s', (text) => {
  expect(readEntry(text, now)).toBeNull();
  expect({}).not.toHaveProperty('polluted');
});

test('an entry is read until its week is over', () => {
  expect(readEntry(JSON.stringify(entry), now + outboxAgeMs - 1)).toEqual(entry);
  expect(readEntry(JSON.stringify(entry), now + outboxAgeMs)).toBeNull();
});

test('an entry from a clock that ran ahead begins its week now and does not wait for that clock', () => {
  const read = readEntry(JSON.stringify({ ...entry, addedAt: now + 1e12, nextAt: now + 1e12 }), now);
  expect(read?.addedAt).toBe(now);
  expect(read?.nextAt).toBeLessThanOrEqual(now + 12 * 3_600_000);
});

test('reading any text or any JSON yields a sound entry or none and never throws', () => {
  const isSound = (text: string) => {
    const read = readEntry(text, now);
    return read === null || (typeof read.lead.key === 'string' && read.nextAt > 0);
  };
  fc.assert(fc.property(fc.string(), isSound));
  fc.assert(fc.property(fc.json(), isSound));
});
