import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../problems';
import { readYaml, schemaProblems } from '../reading/schema-problems';
import { englishWords, type WordRule } from './english-words';

/** What remarks on wording search for. */
export type WordList = { words: readonly WordRule[]; headingLength: number };

const wordListFile = 'word-list.yml';

const defaultHeadingLength = 75;

const schema = z.strictObject({
  builtIn: z.boolean().default(true),
  headingLength: z.number().int().min(20).default(defaultHeadingLength),
  allow: z.array(z.string().min(1)).default([]),
  words: z.array(z.strictObject({ avoid: z.string().min(2), better: z.string().min(1) })).default([]),
});

const isEnglish = (language: string) => /^en\b/.test(language);

/** The built-in list if the site is in English, plus the changes in `word-list.yml`; `text` is undefined without that file. */
export function wordListOf(text: string | undefined, language: string): { list: WordList; problems: Problem[] } {
  const { yaml, problems } = readYaml(wordListFile, text ?? '{}');
  // A file with only comments is read as null.
  const written = { ...yaml, value: yaml.value ?? {} };
  const mistakes = [...problems, ...schemaProblems(wordListFile, written, schema)];
  const { builtIn, headingLength, allow, words } = schema.parse(mistakes.length > 0 ? {} : written.value);
  const allowed = new Set(allow.map((word) => word.toLowerCase()));
  const general = builtIn && isEnglish(language) ? englishWords.filter(({ avoid }) => !allowed.has(avoid.toLowerCase())) : [];
  return { list: { words: [...general, ...words], headingLength }, problems: mistakes };
}

/** The same for a content folder. */
export function readWordList(folder: string, language: string) {
  const place = join(folder, wordListFile);
  return wordListOf(existsSync(place) ? readFileSync(place, 'utf8') : undefined, language);
}
