/** @jest-environment jsdom */
import { consentKey } from '../../../src/contract/consent';
import { givenConsent, parseConsent } from '../../../src/site/consent/given-consent';

const record = { version: 'a1b2c3d4', date: '2026-11-02T09:30:00.000Z', purposes: ['analytics'] };

test.each([
  ['consent to one purpose', record, record],
  ['a choice that declines everything', { ...record, purposes: [] }, { ...record, purposes: [] }],
  [
    'purposes out of order and twice',
    { ...record, purposes: ['marketing', 'analytics', 'marketing'] },
    { ...record, purposes: ['analytics', 'marketing'] },
  ],
  ['fields that are not part of it', { ...record, email: 'ada@example.com' }, record],
])('%s is read', (_, stored, read) => {
  expect(parseConsent(JSON.stringify(stored))).toEqual(read);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"yes"'],
  ['an unknown purpose', JSON.stringify({ ...record, purposes: ['analytics', 'resale'] })],
  ['purposes that are no list', JSON.stringify({ ...record, purposes: 'analytics' })],
  ['no version', JSON.stringify({ ...record, version: undefined })],
  ['a version with markup', JSON.stringify({ ...record, version: '<b>' })],
  ['a date of another form', JSON.stringify({ ...record, date: 'yesterday' })],
  ['a date that does not exist', JSON.stringify({ ...record, date: '2026-19-41T09:30:00Z' })],
  ['more than any record has', JSON.stringify({ ...record, padding: 'x'.repeat(600) })],
  ['a poisoned prototype', '{"__proto__":{"version":"1","date":"2026-11-02T09:30:00Z","purposes":["analytics"]}}'],
])('%s reads as no choice', (_, stored) => {
  expect(parseConsent(stored)).toBeNull();
});

test('the choice is read from the browser’s storage', () => {
  expect(givenConsent()).toBeNull();
  localStorage.setItem(consentKey, JSON.stringify(record));
  expect(givenConsent()).toEqual(record);
});
