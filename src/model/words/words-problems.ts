import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldIn } from '../../contract/objects';
import { type Problem, shown } from '../problems';
import { singletons } from '../singletons';
import { isWordFile, type WordFile, wordFiles } from './declared-words';
import { languagesIn, localesFolder, localesPlace, readLocale } from './locales-folder';
import { wordsTextProblems } from './words-text-problems';

/** The language in which every string of the project is first written. */
const originalLanguage = 'en';

/** Every mistake in the strings of all languages, and the languages of the site (`wanted`) that have no strings. */
export function wordsProblems(wanted: readonly string[], folder: string = localesFolder()): Problem[] {
  const known = languagesIn(folder);
  const mistakes = known.flatMap((language) => languageProblems(folder, language)).map((problem) => ({ ...problem, place: localesPlace }));
  const missing = wanted.filter((language) => !known.includes(language));
  return [...missing.map((language) => missingProblem(language, known)), ...mistakes];
}

const missingProblem = (language: string, known: readonly string[]): Problem => ({
  file: singletons.site.file,
  field: 'languages',
  found: shown(language),
  expected: `one of ${known.join(', ')}; to add another, copy one of their folders to ${localesPlace}/${language} and translate its texts`,
});

function languageProblems(folder: string, language: string): Problem[] {
  if (!isLanguageCode(language)) return [folderProblem(language)];
  const strays = readdirSync(join(folder, language)).filter((name) => !name.endsWith('.json') || !isWordFile(name.replace(/\.json$/, '')));
  return [
    ...strays.map((name) => strayProblem(`${language}/${name}`)),
    ...wordFiles.flatMap((name) => fileProblems(folder, language, name)),
  ];
}

function fileProblems(folder: string, language: string, name: WordFile): Problem[] {
  const file = `${language}/${name}.json`;
  const path = join(folder, file);
  if (!existsSync(path)) return [{ file, field: 'file', found: 'nothing', expected: 'this file, with the strings of the other languages' }];
  const problems = wordsTextProblems(file, language, name, readFileSync(path, 'utf8'));
  return problems.map((problem) =>
    problem.found === 'nothing' && language !== originalLanguage ? withOriginal(problem, folder, name) : problem,
  );
}

/** Shows the English text with a missing one: a newer version of the project may have strings that a site's own language lacks. */
function withOriginal(problem: Problem, folder: string, name: WordFile): Problem {
  const original = originalIn(folder, name, problem.field);
  return original === undefined ? problem : { ...problem, expected: `${problem.expected}, in English ${shown(original)}` };
}

function originalIn(folder: string, name: WordFile, field: string): string | undefined {
  try {
    const words = readLocale(originalLanguage, name, folder);
    const textAt = (path: string) => path.split('.').reduce<unknown>(fieldIn, words);
    const text = textAt(field) ?? textAt(field.replace(/_(zero|one|two|few|many)$/, '_other'));
    return typeof text === 'string' ? text : undefined;
  } catch {
    // The English file is missing or malformed, which is a mistake of its own.
    return undefined;
  }
}

function isLanguageCode(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}

const folderProblem = (name: string): Problem => ({
  file: name,
  field: 'folder',
  found: shown(name),
  expected: 'the code of a language, such as es or pt-BR',
});

const strayProblem = (file: string): Problem => ({
  file,
  field: 'file',
  found: 'a file that the site does not read',
  expected: `one of ${wordFiles.map((name) => `${name}.json`).join(', ')}`,
});
