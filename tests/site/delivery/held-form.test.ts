import fc from 'fast-check';
import { heldLead } from '../../../src/site/delivery/held-form';
import { readEntry } from '../../../src/site/delivery/outbox-record';
import { sampleLead } from './sample-lead';

const key = 'a'.repeat(32);
const record = `leads.outbox.${key}.1`;
const now = Date.UTC(2026, 10, 22);
const posted = { form: 'newsletter', source: 'footer', path: '/', language: 'en', leave_empty: '', footer_email: 'ada@example.com', key };

const recordText = (form: unknown, changes: object = {}) => JSON.stringify({ format: 3, addedAt: now, form, ...changes });
const textOf = (parts: Record<string, string>) => recordText(String(new URLSearchParams(parts)));

test('a held form is a lead under its own key', () => {
  const text = textOf({
    ...posted,
    secondsOnForm: '9',
    campaign: '{"source":"ad"}',
    entryPoint: '/a/',
    variant: '',
    consent: '',
  });
  expect(heldLead(record, text)).toEqual(
    sampleLead({
      key,
      campaign: { source: 'ad' },
      entryPoint: '/a/',
      submittedAt: '2026-11-22T00:00:00.000Z',
      signals: { trap: '', secondsOnForm: 9 },
    }),
  );
});

test('a courier, even of an earlier build, leaves a held form alone', () => {
  expect(readEntry(textOf(posted), now)).toBe('newer');
});

test.each([
  ['of another record', 'leads.outbox.other.1', textOf(posted)],
  ['of an unknown form', record, textOf({ ...posted, form: 'x' })],
  ['without a key', record, textOf({ ...posted, key: '' })],
  ['that is no text', record, recordText({ key })],
  ['of no time', record, recordText(String(new URLSearchParams(posted)), { addedAt: null })],
  ['of a time beyond all dates', record, recordText(String(new URLSearchParams(posted)), { addedAt: 1e300 })],
  ['in the format of an entry', record, recordText(String(new URLSearchParams(posted)), { format: 2 })],
])('a record %s is not read as a held form', (_, name, text) => {
  expect(heldLead(name, text)).toBeNull();
});

test('no stored text makes reading fail', () => {
  const survives = (text: string) => heldLead(record, text) === null && heldLead(record, recordText(text)) === null;
  fc.assert(fc.property(fc.string(), survives));
  fc.assert(fc.property(fc.json(), survives));
  const survivesAt = (addedAt: number) => heldLead(record, recordText(String(new URLSearchParams(posted)), { addedAt }))?.key !== '';
  fc.assert(fc.property(fc.double(), survivesAt));
});
