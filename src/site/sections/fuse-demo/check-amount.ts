import { accepted, type CellCheck, refused } from './cell-check';

const currency = /^(?:us\$|usd|eur|gbp|[$€£])|(?:usd|eur|gbp|[$€£])$/gi;
const thousandsByComma = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const thousandsByPoint = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
const decimalComma = /^\d+,\d{1,2}$/;
const plain = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
/** Ambiguous: 1.200 is 1200 in some locales and 1.2 in others. */
const eitherWay = /^[1-9]\d{0,2}\.\d{3}$/;

const maxDigits = 12;

/** Accepts a non-negative amount of money as a number; allows currency signs, and points or commas as either separator. */
export function checkAmount(text: string): CellCheck {
  const bare = text.replace(/[\s']/g, '').replace(currency, '');
  if (/^-|-$|^\(.*\)$/.test(bare) && /\d/.test(bare)) return refused('negative');
  if (eitherWay.test(bare)) return twoAmounts(bare);
  const digits = plainDigits(bare);
  if (digits === null || digits.length > maxDigits) return refused('notAnAmount');
  const amount = Number(digits);
  const cents = amount.toFixed(2);
  return Number(cents) === amount ? accepted(amount) : refused('fractionOfCent', [cents]);
}

/** Normalizes an amount to digits with a decimal point; null if it is not an amount. */
function plainDigits(bare: string): string | null {
  if (plain.test(bare)) return bare;
  if (thousandsByComma.test(bare)) return bare.replaceAll(',', '');
  if (thousandsByPoint.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return decimalComma.test(bare) ? bare.replace(',', '.') : null;
}

function twoAmounts(bare: string): CellCheck {
  const whole = bare.replace('.', '');
  const fraction = Number(bare).toFixed(2);
  return refused('twoAmounts', [whole, fraction], { first: whole, second: fraction });
}
