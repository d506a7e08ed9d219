import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { parse } from 'yaml';
import type { z } from 'zod';
import { isRecord } from '../contract/objects';
import { type Kind, kindOf, kinds } from '../model/kinds';
import { eachText } from '../model/reading/each-text';
import { splitFrontMatter } from '../model/reading/front-matter';
import { wordedFields } from '../model/reading/inherited-fields';
import { translationFile } from '../model/reading/translation-files';
import { mergeConflictInMarkdown } from '../model/reading/unreadable-text';
import { chosenOf, type Shape, shapeOf } from '../model/schemas/shape';
import { type SingletonName, singletonNames, singletons } from '../model/singletons';
import { yamlWithComments } from './kept-comments';
import { literalLinks } from './literal-links';

/** The fields of a file; for pages, `body` is the markdown. */
export type Data = Record<string, unknown>;

/** The front matter with as many lines above it as in the file, so that the lines in the parser's messages are those of the file. */
const inPlace = ({ front, frontLine }: { front: string; frontLine: number }) => '\n'.repeat(frontLine - 1) + front;

/** Reads a markdown file, with or without mistakes; throws if its front matter is not valid YAML. */
export function readPage(written: string): Data {
  const { text, front, frontLine, end } = splitFrontMatter(written) ?? { text: written, front: '', frontLine: 1, end: 0 };
  return { ...parse(inPlace({ front, frontLine })), body: text.slice(end).trim() };
}

/** The text of a markdown file in this project's canonical form, with the comments of the front matter that it was read from. */
export function pageText(kind: Kind, { body, ...data }: Data, front = ''): string {
  const text = tidyMarkdown(typeof body === 'string' ? body : '');
  return `---\n${yamlText(shapeOf(kinds[kind].schema), data, front)}---\n${text ? `\n${text}\n` : ''}`;
}

export const parseSettingsFile = (text: string): Data => parse(text) ?? {};
export const settingsText = (name: SingletonName, data: Data, written = ''): string =>
  yamlText(shapeOf(singletons[name].schema), data, written);

/** The name of the YAML file that may have all these fields. */
export const settingsWith = (data: Data): SingletonName | undefined =>
  singletonNames.find((name) => Object.keys(data).every((field) => field in singletons[name].schema.shape));

/** Returns the name of the YAML file that has these fields; throws if no file does. */
export function settingsNameOf(data: Data): SingletonName {
  const found = settingsWith(data);
  if (!found) throw new Error(`No file has the fields ${Object.keys(data).join(', ')}.`);
  return found;
}

/** Whether an entry has any words; the editor also passes the translations that nobody has written yet. */
export function hasWords(schema: z.ZodType, data: Data): boolean {
  const worded = Object.entries(data).filter(([name]) => name === 'body' || wordedFields(schema).has(name));
  const values = worded.map(([, value]) => value);
  return eachText(values, (_, text) => (text.trim() ? [text] : [])).length > 0;
}

function yamlText(shape: Shape, data: Data, written: string): string {
  const fields = tidy(shape, data);
  return yamlWithComments(isRecord(fields) ? fields : {}, written);
}

/**
 * A value as a person would write it: fields in schema order, without empty values and defaults. Fields that the schema does not
 * know come last; nothing is lost.
 */
function tidy(shape: Shape | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => tidy(shape?.items, entry));
  if (typeof value === 'string') return tidyText(shape, value);
  if (!isRecord(value)) return value;
  const { properties = {}, required = [] } = chosenOf(shape, value);
  const names = [...Object.keys(properties), ...Object.keys(value).filter((name) => !(name in properties))];
  const fields = names.flatMap((name) => {
    const inner = tidy(properties[name], value[name]);
    const isSaid = required.includes(name) || JSON.stringify(inner) !== JSON.stringify(properties[name]?.default);
    return saysSomething(inner, required.includes(name)) && isSaid ? [[name, inner]] : [];
  });
  return Object.fromEntries(fields);
}

/** Editors sometimes pass numbers as text, and add line breaks to the end of paragraphs. */
function tidyText(shape: Shape | undefined, text: string): unknown {
  const isNumber = (shape?.type === 'number' || shape?.type === 'integer') && text.trim() !== '' && !Number.isNaN(Number(text));
  if (shape?.form === 'markdown') return tidyMarkdown(text);
  if (isNumber) return Number(text);
  // The editor adds a time to every date; midnight means a whole day.
  if (shape?.form === 'time') return text.replace(/ 00:00$/, '');
  return shape?.form === 'prose' ? text.trim() : text;
}

/** An empty list counts only if the list is required. */
function saysSomething(value: unknown, required: boolean): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0 || required;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

// Single tildes are not crossed out on this site either.
const gfm = { singleTilde: false, tablePipeAlign: false };
const markdown = remark().use(remarkGfm, gfm).use(literalLinks).data('settings', { bullet: '-', rule: '-', resourceLink: true });

/** Markdown in canonical form: hyphens for lists, asterisks for emphasis. */
export const tidyMarkdown = (text: string): string => String(markdown.processSync(text)).trim();

/**
 * The canonical text of a file below `content/`, or of its translation; undefined for files that the editor does not write as text.
 * Throws if the fields cannot be read.
 */
export function tidyFile(file: string, text: string): string | undefined {
  const original = translationFile(file)?.original ?? file;
  const kind = kindOf(original)?.kind;
  if (kind) return tidyPage(kind, text);
  const name = singletonNames.find((each) => singletons[each].file === original);
  // A file with nothing but comments says what it should.
  if (!name || parse(text) === null) return undefined;
  return settingsText(name, fieldsIn(text), text);
}

/** Without its fields, the whole page would be taken for markdown, and its lists rewritten. */
function tidyPage(kind: Kind, written: string): string {
  const parts = splitFrontMatter(written);
  if (!parts) throw new Error('it has no front matter');
  const body = parts.text.slice(parts.end).trim();
  const conflict = mergeConflictInMarkdown(body);
  if (conflict) throw new Error(`it has ${conflict.found}`);
  return pageText(kind, { ...fieldsIn(inPlace(parts)), body }, parts.front);
}

function fieldsIn(text: string): Data {
  const fields: unknown = parse(text);
  if (!isRecord(fields)) throw new Error('it has no fields');
  return fields;
}
