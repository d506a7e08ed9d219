import { accepted, type CellCheck, refused } from './cell-check';
import { checkAmount } from './check-amount';
import { checkDate, type DateOrder } from './check-date';
import { checkEmail } from './check-email';
import { checkName } from './check-name';
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
