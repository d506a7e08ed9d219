import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../problems';
import { readYaml } from '../reading/read-yaml';
import { schemaProblems } from '../reading/schema-problems';
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

type WordLists = { listIn: (language: string) => WordList; problems: Problem[] };

/**
 * What to search for in content of a language: the built-in list in English, the words of `word-list.yml` in the default language,
 * which they are written for. `text` is undefined without that file.
 */
export function wordListsOf(text: string | undefined, defaultLanguage: string): WordLists {
  const { yaml, problems } = readYaml(wordListFile, text ?? '{}');
  // A file with only comments is read as null.
  const written = { ...yaml, value: yaml.value ?? {} };
  const mistakes = [...problems, ...schemaProblems(wordListFile, written, schema)];
  const { builtIn, headingLength, allow, words } = schema.parse(mistakes.length > 0 ? {} : written.value);
  const allowed = new Set(allow.map((word) => word.toLowerCase()));
  const general = builtIn ? englishWords.filter(({ avoid }) => !allowed.has(avoid.toLowerCase())) : [];
  const listIn = (language: string) => ({
    words: [...(isEnglish(language) ? general : []), ...(language === defaultLanguage ? words : [])],
    headingLength,
  });
  return { listIn, problems: mistakes };
}

/** The same for a content folder. */
export function readWordLists(folder: string, defaultLanguage: string): WordLists {
  const place = join(folder, wordListFile);
  return wordListsOf(existsSync(place) ? readFileSync(place, 'utf8') : undefined, defaultLanguage);
}
