/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { translatorOf } from '../../../src/contract/translator';
import { useCountedFacts } from '../../../src/site/sections/use-counted-facts';

/** Polish says 4 miesiące, but 5 miesięcy. */
const words = {
  facts: {
    monthRange_one: '{{from}}–{{count}} miesiąc',
    monthRange_few: '{{from}}–{{count}} miesiące',
    monthRange_many: '{{from}}–{{count}} miesięcy',
    monthRange_other: '{{from}}–{{count}} miesiąca',
  },
};

jest.mock('gatsby-plugin-react-i18next', () => ({ useTranslation: () => ({ t: translatorOf('pl', [words]) }) }));

test.each([
  [3, 4, '3–4 miesiące'],
  [3, 5, '3–5 miesięcy'],
  [20, 22, '20–22 miesiące'],
])('from %i to %i, a range of months is counted in the form of its higher number', (months, monthsTo, text) => {
  expect(renderHook(() => useCountedFacts({ people: null, months, monthsTo })).result.current.months).toBe(text);
});
