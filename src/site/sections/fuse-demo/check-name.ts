import { isEmailAddress } from '../../forms/email-address';
import { accepted, type CellCheck, refused } from './cell-check';

/** Accepts a person's name; only whitespace is normalized. */
export function checkName(text: string): CellCheck {
  const name = text.trim().replace(/\s+/g, ' ');
  if (/^(grand |sub)?total\b/i.test(name)) return refused('total');
  if (isEmailAddress(name)) return refused('addressAsName');
  return /\p{L}/u.test(name) ? accepted(name) : refused('noLetters');
}
