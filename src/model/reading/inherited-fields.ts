import type { z } from 'zod';
import { isRecord } from '../../contract/objects';
import { type Shape, shapeOf } from '../schemas/shape';

/** Texts of these forms are for readers, unless they must match a pattern, as a time zone does. */
const readersForms = ['line', 'prose', 'markdown'];

/** Whether a value of this shape holds words for readers, and so needs a translation. */
function hasWords({ type, form, pattern, format, properties, items, oneOf }: Shape): boolean {
  if (type === 'string') return readersForms.includes(form ?? '') && !pattern && !format;
  return [...Object.values(properties ?? {}), ...(items ? [items] : []), ...(oneOf ?? [])].some(hasWords);
}

const worded = new Map<z.ZodType, ReadonlySet<string>>();

/** The top-level fields of a schema with words for readers. */
export function wordedFields(schema: z.ZodType): ReadonlySet<string> {
  const known = worded.get(schema);
  if (known) return known;
  const fields = new Set(Object.entries(shapeOf(schema).properties ?? {}).flatMap(([name, shape]) => (hasWords(shape) ? [name] : [])));
  worded.set(schema, fields);
  return fields;
}

/**
 * The front matter of a translation, completed from its original: fields without words, such as a date or an order, need not be
 * repeated. Fields with words are never inherited, because the page would mix languages.
 */
export function withInherited(schema: z.ZodType, translated: unknown, original: unknown): unknown {
  if (!isRecord(translated) || !isRecord(original)) return translated;
  const words = wordedFields(schema);
  return { ...Object.fromEntries(Object.entries(original).filter(([name]) => !words.has(name))), ...translated };
}

/** Settings overridden by those of a translation; lists are replaced as a whole. */
export function withTranslated(original: unknown, translated: unknown): unknown {
  if (!isRecord(original) || !isRecord(translated)) return translated ?? original;
  const names = [...new Set([...Object.keys(original), ...Object.keys(translated)])];
  return Object.fromEntries(names.map((name) => [name, withTranslated(original[name], translated[name])]));
}
