/** @jest-environment node */
import fc from 'fast-check';
import { addLead, outboxAgeMs, outboxEntries } from '../../src/delivery/outbox';
import { readEntries, writtenEntries } from '../../src/delivery/stored-outbox';
import { sampleLead } from './sample-lead';

const now = Date.UTC(2025, 0, 1);
const entry = { lead: sampleLead(), addedAt: now, attempts: 0, nextAt: now, refused: false };

test('what was written is read again', () => {
  const entries = addLead([], sampleLead(), now) ?? [];
  expect(readEntries(writtenEntries(entries), now)).toEqual(entries);
});

test('an empty outbox is not stored at all', () => {
  expect(writtenEntries([])).toBeNull();
  expect(readEntries(null, now)).toEqual([]);
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
  '[{"lead":null}]',
  '[{"lead":{}}]',
  '[{"lead":{"key":"k","fields":[]}}]',
  '[{',
  '<script>',
  '\u0000',
  'undefined',
  'NaN',
  '[]]',
  `"${'x'.repeat(1_000_000)}"`,
  JSON.stringify([{ ...entry, lead: { ...entry.lead, key: 7 } }]),
  JSON.stringify([{ ...entry, lead: { ...entry.lead, revision: '1' } }]),
  JSON.stringify([{ ...entry, lead: { ...entry.lead, fields: null } }]),
  JSON.stringify([{ ...entry, lead: { ...entry.lead, fields: { a: { b: 1 } } } }]),
  JSON.stringify([{ ...entry, lead: { ...entry.lead, fields: { a: [1] } } }]),
  JSON.stringify([{ ...entry, addedAt: 'now' }]),
  JSON.stringify([{ ...entry, nextAt: null }]),
  JSON.stringify([{ ...entry, attempts: [] }]),
  JSON.stringify([{ ...entry, refused: 'no' }]),
])('poison in the store is read as an empty outbox: %.60s', (text) => {
  expect(readEntries(text, now)).toEqual([]);
  expect({}).not.toHaveProperty('polluted');
});

test('a sound entry survives beside poison', () => {
  expect(readEntries(JSON.stringify([null, entry, { lead: {} }]), now)).toEqual([entry]);
});

test('an expired entry is left out', () => {
  expect(readEntries(JSON.stringify([entry]), now + outboxAgeMs)).toEqual([]);
});

test('an entry from a clock that ran ahead begins its week now and does not wait for that clock', () => {
  const [read] = readEntries(JSON.stringify([{ ...entry, addedAt: now + 1e12, nextAt: now + 1e12 }]), now);
  expect(read?.addedAt).toBe(now);
  expect(read?.nextAt).toBeLessThanOrEqual(now + 12 * 3_600_000);
});

test('no more entries are read than the outbox holds', () => {
  const many = Array.from({ length: 500 }, (_, number) => ({ ...entry, lead: sampleLead({ key: `k${number}` }) }));
  expect(readEntries(JSON.stringify(many), now)).toHaveLength(outboxEntries);
});

test('reading any text or any JSON yields sound entries or none and never throws', () => {
  const isSound = (text: string) => readEntries(text, now).every(({ lead, nextAt }) => typeof lead.key === 'string' && nextAt > 0);
  fc.assert(fc.property(fc.string(), isSound));
  fc.assert(fc.property(fc.json(), isSound));
});
