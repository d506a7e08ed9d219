import type { Problem } from '../problems';
import { readYaml } from '../reading/read-yaml';
import { schemaProblems, unknownField } from '../reading/schema-problems';
import { declaredWords, type WordFile } from './declared-words';
import type { WordTree } from './word';
import { wordsSchema } from './words-schema';

/** Some Windows programs begin files with this invisible character, which JSON does not allow. */
export const byteOrderMark = /^\uFEFF/;

const markFound = { found: 'a byte order mark, which is invisible', expected: 'UTF-8 without one; npm run tidy removes it' };

/** The mistakes in the text of a strings file; `file` is relative to `locales/`. */
export function wordsTextProblems(file: string, language: string, name: WordFile, text: string): Problem[] {
  if (byteOrderMark.test(text)) return [{ file, line: 1, field: 'JSON', ...markFound }];
  try {
    JSON.parse(text);
  } catch (error) {
    return [{ file, line: lineOf(String(error), text), field: 'JSON', found: 'a text that is not JSON', expected: syntaxHint }];
  }
  // JSON is YAML, and the YAML parser knows each key's line.
  const { yaml, problems } = readYaml(file, text);
  if (yaml.value === undefined) return problems;
  const { words } = declaredWords[name];
  return schemaProblems(file, yaml, wordsSchema(words, language)).map((problem) => withoutForm(problem, words, language));
}

/** Says of an unknown plural form, as in a file copied from another language, that this language has none. */
function withoutForm(problem: Problem, words: WordTree, language: string): Problem {
  const [, key, form] = /^(.+)_(one|two|few|many)$/.exec(problem.field) ?? [];
  if (problem.found !== unknownField || !key || !isCounted(words, key.split('.'))) return problem;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return { ...problem, found: `the plural form "${form}"`, expected: `no such form, which ${name} does not have: delete this line` };
}

function isCounted(words: WordTree, [key = '', ...inner]: readonly string[]): boolean {
  const declared = words[key];
  return declared?.is === 'group' ? isCounted(declared.words, inner) : declared?.counted === true;
}

const syntaxHint = 'straight quotes around each text, and a comma after every line except the last in a group';

function lineOf(message: string, text: string): number | undefined {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}
