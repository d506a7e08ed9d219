import type { z } from 'zod';
import { wordedFields } from '../model/reading/inherited-fields';
import type { Field } from './fields';

/** The part of Decap's configuration for a site in several languages, the default first; nothing for a site in one. */
export const i18nOf = (languages: readonly string[]) =>
  languages.length > 1 ? { i18n: { structure: 'multiple_files', locales: [...languages], default_locale: languages[0] } } : {};

/** Marks what has translations: a collection or a single file. */
export const translated = (languages: readonly string[]) => (languages.length > 1 ? { i18n: true } : {});

/**
 * The fields of a file, of which those with words are written in each language. Decap hides the others outside of the default
 * language and leaves them out of translations.
 */
export function withTranslations(fields: readonly Field[], schema: z.ZodType, languages: readonly string[]): Field[] {
  const words = wordedFields(schema);
  return fields.map((field) => (languages.length > 1 && (words.has(field.name) || field.name === 'body') ? whole(field) : field));
}

/** A translation replaces a list or a group as a whole, with its parts that have no words, such as the type of a block. */
function whole({ fields, field, types, ...rest }: Field): Field {
  return {
    ...rest,
    i18n: true,
    ...(fields ? { fields: fields.map(whole) } : {}),
    ...(field ? { field: whole(field) } : {}),
    ...(types ? { types: types.map(whole) } : {}),
  };
}
