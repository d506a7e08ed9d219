import { writtenAmounts } from '../../../src/model/relating/written-amounts';

const text = 'What it contains, in a sentence.';
const range = (low: number, high: number) => ({ name: 'A month', low, high, per: 'a month', text });
const bands = { heading: 'Ranges', items: [range(2500, 7000), range(7000, 7000)] };

test('every amount of the ranges and of their scale is written once', () => {
  expect(writtenAmounts({ currency: 'USD', bands }, 'en-US').map(({ text }) => text)).toEqual([
    '$2,500',
    '$7,000',
    '$2,000',
    '$4,000',
    '$6,000',
    '$8,000',
  ]);
});

test('examples have amounts and a scale of their own, in the form of the language', () => {
  const example = { name: 'A portal', low: 45_000, high: 90_000, text, reasons: ['Two integrations.'] };
  const examples = { heading: 'Examples', items: [example] };
  const written = new Map(writtenAmounts({ currency: 'EUR', bands, examples }, 'de-DE').map(({ amount, text }) => [amount, text]));
  expect(written.get(90_000)).toBe('90.000\u00a0€');
  expect(written.get(75_000)).toBe('75.000\u00a0€');
});
