import type { TFunction } from 'i18next';
import { moneyIn } from '../../contract/money';
import type { Budgets } from '../../contract/site-data';
import type { Option } from './fields';

/** An amount in the form used in earlier leads: 25000 is 25k. */
const short = (amount: number) => (amount % 1000 === 0 ? `${amount / 1000}k` : String(amount));

/**
 * The ranges between the limits, below the first, above the last, and an option for those who do not know yet; none without
 * budgets. Call it only where they are shown: creating the first number formatter blocks a slow phone for 100 ms.
 */
export function budgetOptions(t: TFunction, budgets: Budgets | undefined, locale: string): Option[] {
  if (!budgets) return [];
  const { currency, limits } = budgets;
  const money = moneyIn(locale, currency);
  const [first = 0, last = 0] = [limits[0], limits.at(-1)];
  const between = limits.slice(1).map((high, index) => {
    const low = limits[index] ?? 0;
    return { value: `${short(low)}-${short(high)}`, label: t('forms.budget.between', { low: money(low), high: money(high) }) };
  });
  return [
    { value: `under-${short(first)}`, label: t('forms.budget.under', { amount: money(first) }) },
    ...between,
    { value: `over-${short(last)}`, label: t('forms.budget.over', { amount: money(last) }) },
    { value: 'unknown', label: t('forms.budget.unknown') },
  ].map((option, index) => ({ id: index + 1, ...option }));
}
