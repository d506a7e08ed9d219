import type { Finding, FindingOnLine } from '../problems';

/**
 * Invisible characters that come with pasted text: control characters (most are not allowed in XML), private-use characters, lone
 * surrogates, and bidirectional controls. U+FFFD replaces bytes that are not valid UTF-8.
 */
const invisible = /(?![\t\n\r])\p{Cc}|[\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/u;

/** The message for the first such character in a text; undefined if there is none. */
export function invisibleIn(text: string): Finding | undefined {
  const [character] = invisible.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\ufffd')
    return { found: `${code}, which replaces a broken character`, expected: 'the original character, in a file saved as UTF-8' };
  return { found: `the invisible character ${code}`, expected: 'the same words without it; delete and retype them' };
}

/** Reports each line of a text that has such characters; the text starts at line `firstLine` of its file. */
export function invisibleOnLines(text: string, firstLine: number): FindingOnLine[] {
  if (!invisible.test(text)) return [];
  return text.split('\n').flatMap((each, index) => {
    const problem = invisibleIn(each);
    return problem ? [{ line: firstLine + index, ...problem }] : [];
  });
}
