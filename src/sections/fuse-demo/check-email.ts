import { isEmailAddress } from '../../forms/email-address';
import { accepted, type CellCheck, refused } from './cell-check';

/** A cell is searched for addresses up to here; nobody would want more of them suggested. */
const inspectedLength = 1_000;

/** One e-mail address, in lower case; where several stand in the cell, or one among other text, those are suggested. */
export function checkEmail(text: string): CellCheck {
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
