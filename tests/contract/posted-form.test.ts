import fc from 'fast-check';
import { postedLead } from '../../src/contract/posted-form';

const newKey = 'b'.repeat(32);
const key = 'a'.repeat(32);
const now = Date.UTC(2026, 10, 22);

const leadIn = (parts: Record<string, string> | string) => postedLead(new URLSearchParams(parts), newKey, now);

test('a form that the browser itself posted gets a key and a time, and what it holds are fields', () => {
  expect(
    leadIn('form=contact&source=s&path=%2F&language=en&thanks=%2Fes%2F&leave_empty=x&name=Ada&campaign=Ours&interests=a&interests=b'),
  ).toEqual({
    key: newKey,
    revision: 1,
    form: 'contact',
    fields: { name: 'Ada', campaign: 'Ours', interests: ['a', 'b'] },
    source: 's',
    path: '/',
    language: 'en',
    campaign: {},
    entryPoint: null,
    variant: null,
    consent: null,
    submittedAt: '2026-11-22T00:00:00.000Z',
    signals: { trap: 'x', secondsOnForm: 0 },
  });
});

test('a form that a script posted keeps its key, and has what a lead of the site’s code has', () => {
  const consent = { version: '3f9a', date: '2026-11-22T10:00:00.000Z', purposes: ['analytics'] };
  const known = { entryPoint: '/', variant: 'b' };
  const posted = { form: 'contact', name: 'Ada', key, ...known, campaign: '{"source":"ad"}', consent: JSON.stringify(consent) };
  expect(leadIn({ ...posted, secondsOnForm: '7' })).toMatchObject({
    ...known,
    key,
    fields: { name: 'Ada' },
    campaign: { source: 'ad' },
    consent,
    signals: { trap: '', secondsOnForm: 7 },
  });
});

test.each(['', 'null', '{', '7', '"x"', '[]', '{"source":{"a":1},"medium":["x"],"name":null,"other":"x"}'])(
  'a damaged campaign or privacy choice counts as none: %s',
  (damaged) => {
    expect(leadIn({ form: 'contact', key, name: 'Ada', campaign: damaged })).toMatchObject({ campaign: {}, fields: { name: 'Ada' } });
    if (!damaged.startsWith('{"')) expect(leadIn({ form: 'contact', key, name: 'Ada', consent: damaged }).consent).toBeNull();
  },
);

test.each(['', 'k1', 'A'.repeat(32), `${key}\n`, key.slice(1)])(
  'a form with the invalid key %j is still a lead, under a new key',
  (wrong) => {
    expect(leadIn({ form: 'contact', name: 'Ada', key: wrong })).toMatchObject({ key: newKey, fields: { name: 'Ada', key: wrong } });
  },
);

test('no text makes it fail', () => {
  fc.assert(fc.property(fc.string(), (text) => leadIn(text).revision === 1));
});
