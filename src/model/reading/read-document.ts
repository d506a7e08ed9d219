import type { z } from 'zod';
import { pathPrefix } from '../../contract/languages';
import { type Kind, kindOf, kinds } from '../kinds';
import type { Problem } from '../problems';
import { slug } from '../schemas/shared';
import { type MarkdownFile, splitFrontMatter } from './front-matter';
import { withInherited } from './inherited-fields';
import { invisibleOnLines } from './invisible-characters';
import { type Outline, outlineOf } from './markdown-outline';
import type { PlaceholderFacts } from './placeholder-facts';
import { filledMarkdown, withTables } from './placeholders';
import { filledYaml, readYaml, type Yaml } from './read-yaml';
import { schemaProblems } from './schema-problems';
import type { TableWords } from './storage-tables';
import { mergeConflictInMarkdown, unreadableIn } from './unreadable-text';
import { unwrittenProblems } from './unwritten-texts';

type FrontMatter = { [K in Kind]: z.infer<(typeof kinds)[K]['schema']> };

/** A markdown file in the folder of a kind, with or without mistakes. */
export type Source = {
  kind: Kind;
  /** Relative to `content/`. */
  file: string;
  /** The file name without its extension; the last part of `path`. */
  name: string;
  /** The published path, for example `/services/web-development/`. */
  path: string;
  /** The front matter with the brand's facts filled in; undefined if it is not valid YAML. */
  raw: unknown;
  /** Markdown, with facts filled in too. */
  body: string;
  outline: Outline;
  /** The 1-based line of the file where `body` begins. */
  bodyLine: number;
  lineOf: Yaml['lineOf'];
};

/** A page of the site: a file with no mistakes of its own. */
export type Document<K extends Kind = Kind> = {
  [Each in K]: Omit<Source, 'kind' | 'raw' | 'outline'> & { kind: Each; data: FrontMatter[Each] };
}[K];

/** The documents of the given kinds, in file order. */
export function documentsOf<K extends Kind>(content: { documents: readonly Document[] }, ...wanted: readonly K[]): Document<K>[] {
  const isWanted = (document: Document): boolean => (wanted as readonly Kind[]).includes(document.kind);
  // TypeScript cannot narrow to K through the filter; `isWanted` has just checked it.
  return content.documents.filter(isWanted) as Document<K>[];
}

export type ReadDocument = { source?: Source; document?: Document; problems: Problem[] };

type Given = {
  /** Without them, because `site.yml` cannot be read, placeholders are left in place. */
  facts?: PlaceholderFacts | undefined;
  /** Without them, placeholders of tables are left in place. */
  words?: TableWords | undefined;
  /** For a translation: its original, whose kind and name it takes, and its language. */
  translated?: { original: Source; language: string };
};

/** Reads one markdown file: returns a source if it is a page at all, and a document if it has no mistakes of its own. */
export function readDocument(file: string, written: string, given: Given = {}): ReadDocument {
  const { facts, words, translated } = given;
  const place = kindOf(translated?.original.file ?? file);
  if (!place) return { problems: [unknownPlace(file)] };
  const parts = splitFrontMatter(written);
  if (!parts) return { problems: [missingFrontMatter(file, written)] };
  const { text, end } = parts;
  const { schema, pathOf } = kinds[place.kind];
  const { yaml, problems } = readFront(file, parts, schema, given);
  const bodyLine = firstTextLine(text, end);
  const { body, bodyProblems } = readBody(file, text.slice(end).trim(), bodyLine, facts);
  const source: Source = {
    ...place,
    file,
    path: `${pathPrefix(translated?.language)}${pathOf(place.name)}`,
    raw: yaml.value,
    body: facts && words ? withTables(body, facts, words) : body,
    outline: outlineOf(body),
    bodyLine,
    lineOf: yaml.lineOf,
  };
  const found = [
    ...problems,
    ...bodyProblems,
    ...invisibleOnLines(body, bodyLine).map((problem) => ({ file, field: 'body', ...problem })),
    ...nameProblems(file, place.name),
    ...unwrittenProblems(source),
  ];
  if (found.length > 0) return { source, problems: found };
  const { raw, outline, ...rest } = source;
  // The schema matches the document's kind, which TypeScript cannot infer.
  return { source, document: { ...rest, data: schema.parse(raw) } as Document, problems: [] };
}

const lastRead = new Map<string, { from: string; read: ReadDocument }>();

/** The same, but keeps the result: after an edit in `gatsby develop`, only the file that changed is read again. */
export function readDocumentOnce(file: string, written: string, given: Given): ReadDocument {
  const { facts, words, translated } = given;
  const from = JSON.stringify([written, facts, words, translated?.original.raw]);
  const last = lastRead.get(file);
  if (last?.from === from) return last.read;
  const read = readDocument(file, written, given);
  lastRead.set(file, { from, read });
  return read;
}

/** The front matter, completed by that of the original, and all its problems. */
function readFront(file: string, { front, frontLine }: MarkdownFile, schema: z.ZodType, { facts, translated }: Given) {
  const { yaml: own, problems } = filledYaml(file, readYaml(file, front, frontLine), facts);
  const yaml: Yaml = translated ? { ...own, value: withInherited(schema, own.value, translated.original.raw) } : own;
  return { yaml, problems: yaml.value === undefined ? problems : [...problems, ...schemaProblems(file, yaml, schema)] };
}

function readBody(file: string, written: string, bodyLine: number, facts: PlaceholderFacts | undefined) {
  const conflict = mergeConflictInMarkdown(written);
  const bodyProblems: Problem[] = conflict ? [{ file, field: 'body', ...conflict, line: bodyLine + conflict.line - 1 }] : [];
  if (!facts) return { body: written, bodyProblems };
  const body = filledMarkdown(written, facts, (line, found, expected) =>
    bodyProblems.push({ file, line: bodyLine + line - 1, field: 'body', found, expected }),
  );
  return { body, bodyProblems };
}

function firstTextLine(text: string, from: number): number {
  const start = from + (text.slice(from).search(/\S/) + 1 || 1) - 1;
  return text.slice(0, start).split('\n').length;
}

function nameProblems(file: string, name: string): Problem[] {
  // Gatsby derives the address from the name, and would drop any other hyphen.
  if (name.split('/').every((part) => slug.safeParse(part).success)) return [];
  return [{ file, field: 'file name', found: `"${name}"`, expected: 'lowercase words joined by single hyphens' }];
}

const unknownPlace = (file: string): Problem => ({
  file,
  field: 'file',
  found: 'a markdown file in this folder',
  expected: `one of the folders ${Object.values(kinds)
    .map(({ folder }) => folder)
    .join(', ')}`,
});

const missingFrontMatter = (file: string, text: string): Problem => ({
  file,
  field: 'front matter',
  ...(unreadableIn(text) ?? { line: 1, found: 'none', expected: 'fields between two lines of three hyphens at the top of the file' }),
});
