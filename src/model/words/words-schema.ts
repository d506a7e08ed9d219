import { z } from 'zod';
import { capitalized } from '../../contract/capitalized';
import { line } from '../schemas/shared';
import { mistakesInText } from './mistakes-in-text';
import { type PluralForms, pluralForms } from './plural-forms';
import type { Word, WordTree } from './word';

/** Strings longer than this get a larger field in the editor. */
const shortLength = 90;

/** The schema of a language's file of strings; counted strings have a key for each plural form. */
export function wordsSchema(words: WordTree, language: string): z.ZodObject {
  const fields = Object.entries(words).flatMap(([key, declared]): [string, z.ZodType][] => {
    if (declared.is === 'group') return [[key, described(key, declared.hint, wordsSchema(declared.words, language))]];
    return declared.counted ? countedFields(key, declared, language) : [[key, field(key, declared)]];
  });
  return z.strictObject(Object.fromEntries(fields));
}

const emptyHint = 'Usually left empty.';

/** The numbers of a plural form, for languages with more than two: names such as `few` do not say which. */
function numbersHint(form: string, { required, examples }: PluralForms): string {
  if (required.length <= 2) return '';
  const numbers = examples.get(form) ?? [];
  if (numbers.length === 0) return 'For fractions.';
  return `For ${numbers.join(', ')}${numbers.length > 3 ? ', and so on' : ''}.`;
}

function countedFields(key: string, declared: Word, language: string): [string, z.ZodType][] {
  const forms = pluralForms(language);
  const formOf = (form: string, hint: string) => {
    const hints = [declared.hint, hint].filter(Boolean).join(' ');
    return field(`${key}_${form}`, { ...declared, hint: hints }, forms.single.includes(form) ? ['count'] : []);
  };
  return [
    ...forms.required.map((form): [string, z.ZodType] => [`${key}_${form}`, formOf(form, numbersHint(form, forms))]),
    ...forms.optional.map((form): [string, z.ZodType] => [`${key}_${form}`, formOf(form, emptyHint).optional()]),
  ];
}

function field(key: string, { most, values, hint }: Word, omissible: readonly string[] = []): z.ZodType {
  const text = line(1, most).superRefine((value, context) => {
    for (const message of mistakesInText(value, values, omissible)) context.addIssue({ code: 'custom', message });
  });
  const kept = values.filter((name) => !omissible.includes(name)).map((name) => `{{${name}}}`);
  const notes = [hint, kept.length > 0 && `Keep ${kept.join(' and ')}, which the site fills in.`].filter(Boolean);
  return described(key, notes.join(' '), text.meta({ form: most > shortLength ? 'prose' : 'line' }));
}

const described = (key: string, hint: string | undefined, schema: z.ZodType) =>
  schema.meta({ title: labelOf(key), ...(hint ? { description: hint } : {}) });

const formNames: Readonly<Record<string, string>> = { zero: 'none', one: 'singular', other: 'plural' };

/** A key as a field label: `notFoundHeading` becomes `Not found heading`, `people_one` becomes `People (singular)`. */
export function labelOf(key: string): string {
  const [, name = key, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return `${capitalized(words)}${form ? ` (${formNames[form] ?? form})` : ''}`;
}
