/** Formats whole amounts in a locale; `currency` is an ISO 4217 code. */
export const moneyIn = (locale: string, currency: string) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (amount: number) => format.format(amount);
};
