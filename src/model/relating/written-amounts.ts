import { moneyIn } from '../../contract/money';
import { endOf, ticksOf } from '../../contract/price-scale';
import type { Singletons } from '../singletons';

type Pricing = Pick<NonNullable<Singletons['pricing']['pricing']>, 'currency' | 'bands' | 'examples'>;

/** An amount of a currency, and how people write it. */
type WrittenAmount = { amount: number; text: string };

/**
 * Every amount that the prices show, their scales included. Pages get them from the build, because the first use of `Intl` in a
 * browser blocks a slow phone for 100 ms.
 */
export function writtenAmounts({ currency, bands, examples }: Pricing, locale: string): WrittenAmount[] {
  const money = moneyIn(locale, currency);
  const lists = [bands.items, ...(examples ? [examples.items] : [])];
  const amounts = lists.flatMap((items) => [...items.flatMap(({ low, high }) => [low, high]), ...ticksOf(endOf(items))]);
  return [...new Set(amounts)].map((amount) => ({ amount, text: money(amount) }));
}
