import { stringify } from 'yaml';
import { readSingleton } from '../../src/model/singletons';

const band = (fields: object = {}) => ({
  name: 'A month',
  low: 10,
  high: 20,
  per: 'a month',
  text: 'What the month contains, in a sentence.',
  ...fields,
});

const problemsOf = (pricing: object, ...items: object[]) =>
  readSingleton(
    'pricing',
    stringify({ pricing: { currency: 'EUR', bands: { heading: 'What it costs', items }, ...pricing } }),
  ).problems.map(({ field, expected }) => `${field}: ${expected}`);

test('prices without mistakes have none, and an agency may lack them', () => {
  expect(problemsOf({}, band(), band({ low: 20 }))).toEqual([]);
  expect(readSingleton('pricing', undefined)).toMatchObject({ value: {}, problems: [] });
});

test('amounts may have as many digits as in any currency', () => {
  expect(problemsOf({ currency: 'IDR' }, band({ low: 250_000_000, high: 5_000_000_000 }))).toEqual([]);
});

test('a range ends at or above its start, in a currency with three letters', () => {
  expect(problemsOf({}, band({ high: 5 }))).toEqual(['pricing.bands.items.0.high: at least 10, the lower amount']);
  expect(problemsOf({ currency: 'euro' }, band())).toEqual(['pricing.currency: three capital letters such as USD']);
});
