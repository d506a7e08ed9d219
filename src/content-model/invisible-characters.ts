import type { Problem } from './problems';

/**
 * Characters that nobody sees and that come with pasted text: control characters, of which XML cannot hold most, signs of private fonts,
 * halves of characters, and those that turn the direction of the text around them. U+FFFD takes the place of what is not UTF-8.
 */
const invisible = /(?![\t\n\r])\p{Cc}|[\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/u;

/** What is said of the first such character in a text; undefined for none. */
export function invisibleIn(text: string): Pick<Problem, 'found' | 'expected'> | undefined {
  const [character] = invisible.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\ufffd')
    return { found: `${code}, which stands for a broken character`, expected: 'the character itself, in a file saved as UTF-8' };
  return { found: `the invisible character ${code}`, expected: 'the same words without it; delete them and type them anew' };
}

/** The lines of a text that have such characters; the first one is line `firstLine` of the file. */
export function invisibleOnLines(text: string, firstLine: number): (Pick<Problem, 'found' | 'expected'> & { line: number })[] {
  if (!invisible.test(text)) return [];
  return text.split('\n').flatMap((each, index) => {
    const problem = invisibleIn(each);
    return problem ? [{ line: firstLine + index, ...problem }] : [];
  });
}
