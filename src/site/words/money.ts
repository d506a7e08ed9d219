import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useContext } from 'react';
import { defaultLanguage } from '../../contract/languages';

/** Formats whole amounts; `currency` is an ISO 4217 code. */
export const moneyIn = (language: string, currency: string) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (amount: number) => format.format(amount);
};

/** Formats whole amounts in the language of the page. */
export function useMoney(currency: string): (amount: number) => string {
  const { language } = useContext(I18nextContext);
  return moneyIn(language || defaultLanguage, currency);
}
