import { writtenDates } from '../../../src/build/nodes/written-dates';

const before = { args: { formatString: 'String' }, resolve: () => 'formatted' };
const { args, resolve } = writtenDates('DE').extend({}, before);
const dateOf = (source: Record<string, unknown>, given: Parameters<typeof resolve>[1]) =>
  resolve({ language: 'de', ...source }, given, {}, { fieldName: 'date' });

test('a date keeps its other arguments, and is written in the language of its node where that is requested', () => {
  expect(args).toEqual({ formatString: 'String', written: { type: 'DateStyle' } });
  expect(dateOf({ date: '2026-09-08' }, { written: 'DAY' })).toBe('8. September 2026');
  expect(dateOf({ date: '2026-09-08', language: 'es' }, { written: 'DAY' })).toBe('8 de septiembre de 2026');
  expect(dateOf({ date: '2026-09-08' }, {})).toBe('formatted');
});

test.each([
  ['US', 'September 8, 2026'],
  ['GB', '8 September 2026'],
])('a date is written as in the country %s', (country, expected) => {
  const written = writtenDates(country).extend({}, before);
  expect(written.resolve({ language: 'en', date: '2026-09-08' }, { written: 'DAY' }, {}, { fieldName: 'date' })).toBe(expected);
});

test('a missing date stays missing', () => {
  expect(dateOf({ date: null }, { written: 'DAY' })).toBeNull();
});
