import { isRecord } from '../contract/objects';
import { declaredWords, type WordFile, wordFiles } from '../model/words/declared-words';
import type { WordTree } from '../model/words/word';
import { byteOrderMark } from '../model/words/words-text-problems';
import type { Data } from './file-text';

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Reads a file of `locales/`, with or without a byte order mark; throws if it is not JSON. */
export const readWords = (text: string): Data => JSON.parse(text.replace(byteOrderMark, ''));

/** The text of a file in `locales/`: keys in declaration order, one per line, without empty strings. */
export const wordsText = (data: Data): string => `${JSON.stringify(ordered(declaredWords[wordFileOf(data)].words, data), null, 2)}\n`;

/** Returns the file that has these groups of strings; throws if no file does. */
function wordFileOf(data: Data): WordFile {
  const found = wordFiles.find((name) => Object.keys(data).every((key) => keysOf(declaredWords[name].words).includes(key)));
  if (!found) throw new Error(`No file of the locales has the groups ${Object.keys(data).join(', ')}.`);
  return found;
}

const keysOf = (words: WordTree): string[] =>
  Object.entries(words).flatMap(([key, declared]) =>
    declared.is === 'word' && declared.counted ? pluralForms.map((form) => `${key}_${form}`) : [key],
  );

/** Undeclared keys come last; nothing is lost. */
function ordered(words: WordTree, data: Data): Data {
  const keys = new Set([...keysOf(words), ...Object.keys(data)]);
  const entries = [...keys].flatMap((key): [string, unknown][] => {
    const [value, declared] = [data[key], words[key]];
    if (value === undefined || value === '') return [];
    return [[key, declared?.is === 'group' && isRecord(value) ? ordered(declared.words, value) : value]];
  });
  return Object.fromEntries(entries);
}
