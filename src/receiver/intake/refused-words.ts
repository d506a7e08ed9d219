import { existsSync } from 'node:fs';
import { refusedFormWords } from '../../model/words/declared/refused-form-words';
import { languagesIn, localesFolder, readLocale } from '../../model/words/locales-folder';
import { wordsSchema } from '../../model/words/words-schema';

/** The words of the page for refused forms, by language. */
export type RefusedWords = ReadonlyMap<string, object>;

function wordsIn(folder: string, language: string): object | undefined {
  try {
    const words = readLocale(language, 'refused-form', folder);
    return wordsSchema(refusedFormWords, language).safeParse(words).success ? words : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the words of every language in `locales/`, except those with mistakes: accepting leads must not depend on them. */
export function readRefusedWords(folder: string = localesFolder()): RefusedWords {
  const languages = existsSync(folder) ? languagesIn(folder) : [];
  const found = languages.map((language) => [language, wordsIn(folder, language)] as const);
  return new Map(found.flatMap(([language, words]) => (words ? [[language, words] as const] : [])));
}
