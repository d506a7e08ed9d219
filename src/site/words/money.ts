import { useSiteFrame } from './site-frame';

/** Formats whole amounts; `currency` is an ISO 4217 code. */
export const moneyIn = (locale: string, currency: string) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (amount: number) => format.format(amount);
};

/** Formats whole amounts in the language of the page. */
export const useMoney = (currency: string): ((amount: number) => string) => moneyIn(useSiteFrame().locale, currency);
