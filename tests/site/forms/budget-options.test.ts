import { budgetOptions } from '../../../src/site/forms/budget-options';
import { detailFields } from '../../../src/site/forms/contact-fields';
import type { Option } from '../../../src/site/forms/fields';
import { t } from '../../translation';

const labels = (currency: string, limits: number[], language = 'en') =>
  budgetOptions(t, { currency, limits }, language).map(({ label, value }) => [value, label]);

test('the ranges of a budget follow from its limits, with the values that earlier leads have', () => {
  expect(labels('USD', [25_000, 75_000, 200_000])).toEqual([
    ['under-25k', 'Under $25,000'],
    ['25k-75k', '$25,000 to $75,000'],
    ['75k-200k', '$75,000 to $200,000'],
    ['over-200k', 'Over $200,000'],
    ['unknown', 'Not sure yet'],
  ]);
});

test('one limit makes two ranges, in any currency and language', () => {
  expect(labels('EUR', [12_500], 'de')).toEqual([
    ['under-12500', 'Under 12.500\u00a0€'],
    ['over-12500', 'Over 12.500\u00a0€'],
    ['unknown', 'Not sure yet'],
  ]);
});

test('an agency without budgets does not ask for one', () => {
  const names = (budgets: Option[]) => detailFields(t, { interests: [], budgets, from: null }).map(({ name }) => name);
  expect(names([])).not.toContain('budget');
  expect(names(budgetOptions(t, { currency: 'USD', limits: [5000] }, 'en'))).toContain('budget');
});
