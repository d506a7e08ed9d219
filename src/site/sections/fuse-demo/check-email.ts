import { isEmailAddress } from '../../forms/email-address';
import { accepted, type CellCheck, refused } from './cell-check';

/** Only this many characters of a cell are searched for addresses; more suggestions would not help. */
const inspectedLength = 1_000;

/** Accepts one email address, lowercased. If a cell has several, or other text around one, suggests the addresses found. */
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
