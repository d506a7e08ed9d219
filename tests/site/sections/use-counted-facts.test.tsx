/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useCountedFacts } from '../../../src/site/sections/use-counted-facts';
import { t } from '../../translation';

const factsOf = (facts: Parameters<typeof useCountedFacts>[0]) => renderHook(() => useCountedFacts(facts)).result.current;
const plurals = new Intl.PluralRules('en');

test.each([1, 2, 5])('%i people and months are counted in the form of that number', (count) => {
  const form = plurals.select(count);
  expect(factsOf({ people: count, months: count, monthsTo: null })).toEqual({
    people: t(`facts.people_${form}`, { count }),
    months: t(`facts.months_${form}`, { count }),
  });
});

test('a range of months is one text, and what is not said is not counted', () => {
  expect(factsOf({ people: null, months: 3, monthsTo: 5 })).toEqual({ people: null, months: t('facts.monthRange', { from: 3, count: 5 }) });
  expect(factsOf({ people: null, months: null, monthsTo: null })).toEqual({ people: null, months: null });
});
