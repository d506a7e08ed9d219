import type { Problem } from '../problems';
import { readYaml } from '../reading/read-yaml';
import { schemaProblems } from '../reading/schema-problems';
import { declaredWords, type WordFile } from './declared-words';
import { wordsSchema } from './words-schema';

/** The mistakes in the text of a strings file; `file` is relative to `locales/`. */
export function wordsTextProblems(file: string, language: string, name: WordFile, text: string): Problem[] {
  try {
    JSON.parse(text);
  } catch (error) {
    return [{ file, line: lineOf(String(error), text), field: 'JSON', found: 'a text that is not JSON', expected: syntaxHint }];
  }
  // JSON is YAML, and the YAML parser knows each key's line.
  const { yaml, problems } = readYaml(file, text);
  return yaml.value === undefined ? problems : schemaProblems(file, yaml, wordsSchema(declaredWords[name].words, language));
}

const syntaxHint = 'straight quotes around each text, and a comma after every line except the last in a group';

function lineOf(message: string, text: string): number | undefined {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}
