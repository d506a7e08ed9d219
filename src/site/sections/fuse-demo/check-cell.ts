import { isEmailAddress } from '../../forms/email-address';
import { accepted, type CellCheck, refused } from './cell-check';
import { checkDate, type DateOrder } from './check-date';
import { type FieldKey, type FieldType, targetFields } from './target-fields';

const checks: Readonly<Record<FieldType, (text: string, order: DateOrder | null) => CellCheck>> = {
  text: checkName,
  email: checkEmail,
  date: checkDate,
  amount: checkAmount,
};

/** Checks a cell against its field. An empty cell is accepted as null if the field is optional. */
export function checkCell(key: FieldKey, text: string, order: DateOrder | null = null): CellCheck {
  const { type, required } = targetFields[key];
  if (text.trim() === '') return required ? refused('required') : accepted(null);
  return checks[type](text, order);
}

/** Accepts a person's name; only whitespace is normalized. */
function checkName(text: string): CellCheck {
  const name = text.trim().replace(/\s+/g, ' ');
  if (/^(grand |sub)?total\b/i.test(name)) return refused('total');
  if (isEmailAddress(name)) return refused('addressAsName');
  return /\p{L}/u.test(name) ? accepted(name) : refused('noLetters');
}

/** Only this many characters of a cell are searched for addresses; more suggestions would not help. */
const inspectedLength = 1_000;

/** Accepts one email address, lowercased. If a cell has several, or other text around one, suggests the addresses found. */
function checkEmail(text: string): CellCheck {
  const address = text.trim().toLowerCase();
  if (isEmailAddress(address)) return accepted(address);
  const found = [
    ...new Set(
      address
        .slice(0, inspectedLength)
        .split(/[\s;,<>()]+|mailto:/)
        .filter(isEmailAddress),
    ),
  ];
  if (found.length > 1) return refused('severalEmails', found);
  const repaired = address
    .replace(/@{2,}/g, '@')
    .replace(/\.{2,}/g, '.')
    .replace(/\s+/g, '');
  return refused('notAnEmail', found.length === 1 ? found : [repaired].filter(isEmailAddress));
}

const currency = /^(?:us\$|usd|eur|gbp|[$€£])|(?:usd|eur|gbp|[$€£])$/gi;
const thousandsByComma = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const thousandsByPoint = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
const decimalComma = /^\d+,\d{1,2}$/;
const plain = /^(?:\d+(?:\.\d+)?|\.\d+)$/;
/** Ambiguous: 1.200 is 1200 in some locales and 1.2 in others. */
const eitherWay = /^[1-9]\d{0,2}\.\d{3}$/;

const maxDigits = 12;

/** Accepts a non-negative amount of money as a number; allows currency signs, and points or commas as either separator. */
function checkAmount(text: string): CellCheck {
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
