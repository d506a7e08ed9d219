import { capitalized } from '../contract/capitalized';
import { isRecord } from '../contract/objects';
import { descriptionLength, titleLength } from '../contract/search-result';
import { type Kind, kinds } from '../model/kinds';
import { unwrittenMark } from '../model/reading/unwritten-texts';
import { type Shape, shapeOf } from '../model/schemas/shape';
import { type Data, pageText } from './file-text';

/** Existing names that a new page may reference. */
type Known = Record<'service' | 'person' | 'author' | 'industry' | 'topic' | 'group' | 'picture' | 'page', string>;

type SkeletonOptions = {
  kind: Kind;
  title: string;
  /** For example 2026-11-21. */
  today: string;
  /** The position after all others of its kind. */
  order: number;
  known: Known;
};

const body = `## First heading\n\n${unwrittenMark}Write the text here. Start with level-2 headings, and separate paragraphs with an empty line.`;

/**
 * The text of a new page of a kind: valid, complete, and a draft. Every required field has a text of the required length that
 * describes what belongs there, with a mark that keeps the page from being published as it is.
 */
export function skeleton({ kind, title, today, order, known }: SkeletonOptions): string {
  const head: Data = {
    title: fitted(title, 4, titleLength),
    label: fitted(title, 2, 40),
    heading: fitted(title, 4, 110),
    // Must be unique among all pages.
    description: fitted(`${unwrittenMark}what “${title}” is about, in one or two sentences for search results.`, 70, descriptionLength),
    draft: true,
    order,
    body,
  };
  const shape = shapeOf(kinds[kind].schema);
  const written = Object.entries(shape.properties ?? {}).filter(([name]) => shape.required?.includes(name) || name === 'draft');
  const fields = written.map(([name, inner]) => [name, head[name] ?? sampleOf(inner, today, known)]);
  return pageText(kind, { ...Object.fromEntries(fields), body });
}

function sampleOf(shape: Shape, today: string, known: Known, words = shape.description ?? ''): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.oneOf?.[0]) return sampleOf(shape.oneOf[0], today, known);
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'array') return Array.from({ length: shape.minItems ?? 1 }, (_, index) => entryOf(shape, index, today, known));
  if (shape.type === 'object') return partsOf(shape, today, known);
  if (shape.type === 'boolean') return false;
  if (shape.type === 'string') return sampleText(shape, today, known, words);
  return middleOf(shape);
}

const middleOf = ({ minimum = 0, maximum = 0 }: Shape) => Math.round((minimum + maximum) / 2);

/** Numbers the entries, because identical ones would be hard to tell apart. */
function entryOf(list: Shape, index: number, today: string, known: Known): unknown {
  const { items } = list;
  if (!items) return undefined;
  const entry = sampleOf(items, today, known, `${capitalized(list.one ?? 'entry')} ${index + 1}: ${list.description ?? ''}`);
  if (!isRecord(entry)) return entry;
  const [first] = Object.entries(items.properties ?? {}).filter(([, shape]) => isFree(shape));
  if (!first) return entry;
  const [name, { minLength = 0, maxLength = 60 }] = first;
  return { ...entry, [name]: fitted(`${unwrittenMark}${list.one ?? 'entry'} ${index + 1}`, minLength, maxLength) };
}

const isFree = ({ form, pattern }: Shape) => form === 'line' && !pattern;

function partsOf({ properties = {}, required = [] }: Shape, today: string, known: Known): Data {
  const written = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(written.map(([name, inner]) => [name, sampleOf(inner, today, known)]));
}

function sampleText(shape: Shape, today: string, known: Known, words: string): string {
  const { form = '', format, patternMessage = '', minLength = 0, maxLength = 200 } = shape;
  const existing: Readonly<Record<string, string>> = known;
  if (existing[form]) return existing[form];
  if (format === 'date' || form === 'time') return today;
  return /such as (\S+)$/.exec(patternMessage)?.[1] ?? fitted(`${unwrittenMark}${words}`, minLength, maxLength);
}

/** A text of at least `min` and at most `max` characters that starts with `words`. */
export function fitted(words: string, min: number, max: number): string {
  const filler = ' Replace this placeholder text.';
  const long = words.length < min ? words + filler.repeat(Math.ceil((min - words.length) / filler.length)) : words;
  if (long.length <= max) return long.trim();
  const cut = long.slice(0, max + 1).replace(/\s+\S*$/, '');
  return (cut.length < min || cut.length > max ? long.slice(0, max) : cut).replace(/[\s:,;]+$/, '');
}
