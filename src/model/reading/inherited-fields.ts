import type { z } from 'zod';
import { isRecord } from '../../contract/objects';
import { isForReaders, type Shape, shapeOf } from '../schemas/shape';

/** Whether a value of this shape holds words for readers, and so needs a translation. */
function hasWords(shape: Shape): boolean {
  const { type, properties, items, oneOf } = shape;
  if (type === 'string') return isForReaders(shape);
  return [...Object.values(properties ?? {}), ...(items ? [items] : []), ...(oneOf ?? [])].some(hasWords);
}

/** The top-level fields of a schema with words for readers. */
export function wordedFields(schema: z.ZodType): ReadonlySet<string> {
  return new Set(Object.entries(shapeOf(schema).properties ?? {}).flatMap(([name, shape]) => (hasWords(shape) ? [name] : [])));
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
