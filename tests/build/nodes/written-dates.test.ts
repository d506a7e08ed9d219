/** @jest-environment node */
import { writtenDates } from '../../../src/build/nodes/written-dates';

const before = { args: { formatString: 'String' }, resolve: () => 'formatted' };
const { args, resolve } = writtenDates('de').extend({}, before);
const dateOf = (source: Record<string, unknown>, given: Parameters<typeof resolve>[1]) => resolve(source, given, {}, { fieldName: 'date' });

test('a date keeps its other arguments, and is written in the language of the site where that is requested', () => {
  expect(args).toEqual({ formatString: 'String', written: { type: 'DateStyle' } });
  expect(dateOf({ date: '2026-09-08' }, { written: 'DAY' })).toBe('8. September 2026');
  expect(dateOf({ date: '2026-09-08' }, {})).toBe('formatted');
});

test('a missing date stays missing', () => {
  expect(dateOf({ date: null }, { written: 'DAY' })).toBeNull();
});
