import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, shown } from '../problems';
import { readYaml, schemaProblems } from '../reading/schema-problems';
import { declaredWords, isWordFile, type WordFile, wordFiles } from './declared-words';
import { localesFolder, localesPlace } from './locales-folder';
import { wordsSchema } from './words-schema';

/** The languages that have a folder in `locales/`; those of the pages are in `contract/languages.ts`. */
export const languagesIn = (folder: string = localesFolder()): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Every mistake in the strings of all languages. */
export const wordsProblems = (folder: string = localesFolder()): Problem[] =>
  languagesIn(folder)
    .flatMap((language) => languageProblems(folder, language))
    .map((problem) => ({ ...problem, place: localesPlace }));

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
  return wordsTextProblems(file, language, name, readFileSync(path, 'utf8'));
}

/** The mistakes in the text of one file. */
export function wordsTextProblems(file: string, language: string, name: WordFile, text: string): Problem[] {
  try {
    JSON.parse(text);
  } catch (error) {
    return [{ file, line: lineOf(String(error), text), field: 'JSON', found: 'a text that is not JSON', expected: syntaxHint }];
  }
  // JSON is YAML, whose parser knows the line of each key.
  const { yaml, problems } = readYaml(file, text);
  return yaml.value === undefined ? problems : schemaProblems(file, yaml, wordsSchema(declaredWords[name].words, language));
}

const syntaxHint = 'straight quotes around each text, and a comma after each line but the last of a group';

function lineOf(message: string, text: string): number | undefined {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
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
