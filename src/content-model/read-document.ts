import type { z } from 'zod';
import { type Kind, kindOf, kinds } from './kinds';
import { type Outline, outlineOf } from './markdown-outline';
import type { Problem } from './problems';
import { readYaml, schemaProblems, type Yaml } from './schema-problems';

export type FrontMatter = { [K in Kind]: z.infer<(typeof kinds)[K]['schema']> };

/** A markdown file in the folder of a kind, whatever mistakes it has. */
export type Source = {
  kind: Kind;
  /** Relative to `content/`. */
  file: string;
  /** The file's name without its ending; the last part of `path`. */
  name: string;
  /** The published path, such as `/services/web-development/`. */
  path: string;
  /** The front matter as it was read; undefined where it is no YAML. */
  raw: unknown;
  /** Markdown. */
  body: string;
  outline: Outline;
  /** The 1-based line of the file at which `body` begins. */
  bodyLine: number;
  lineOf: Yaml['lineOf'];
};

/** A page of the site: a file without a mistake of its own. */
export type Document<K extends Kind = Kind> = {
  [Each in K]: Omit<Source, 'kind' | 'raw' | 'outline'> & { kind: Each; data: FrontMatter[Each] };
}[K];

export type ReadDocument = { source?: Source; document?: Document; problems: Problem[] };

const fence = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads one markdown file: a source if it is a page at all, a document too if it has no mistake of its own. */
export function readDocument(file: string, text: string): ReadDocument {
  const place = kindOf(file);
  if (!place) return { problems: [unknownPlace(file)] };
  const match = fence.exec(text);
  if (!match) return { problems: [missingFrontMatter(file)] };
  const [whole, front = ''] = match;
  const { yaml, problems } = readYaml(file, front, 2);
  const { schema, pathOf } = kinds[place.kind];
  const body = text.slice(whole.length).trim();
  const source: Source = {
    ...place,
    file,
    path: pathOf(place.name),
    raw: yaml.value,
    body,
    outline: outlineOf(body),
    bodyLine: firstTextLine(text, whole.length),
    lineOf: yaml.lineOf,
  };
  const found = [...(problems.length > 0 ? problems : schemaProblems(file, yaml, schema)), ...nameProblems(file, place.name)];
  if (found.length > 0) return { source, problems: found };
  const { raw, outline, ...rest } = source;
  // The schema is the one of the document's kind, which TypeScript cannot see.
  return { source, document: { ...rest, data: schema.parse(raw) } as Document, problems: [] };
}

function firstTextLine(text: string, from: number): number {
  const start = from + (text.slice(from).search(/\S/) + 1 || 1) - 1;
  return text.slice(0, start).split('\n').length;
}

function nameProblems(file: string, name: string): Problem[] {
  if (/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) return [];
  return [{ file, field: 'file name', found: `"${name}"`, expected: 'lower-case words joined by single hyphens' }];
}

const unknownPlace = (file: string): Problem => ({
  file,
  field: 'file',
  found: 'a markdown file in this folder',
  expected: `one of the folders ${Object.values(kinds)
    .map(({ folder }) => folder)
    .join(', ')}`,
});

const missingFrontMatter = (file: string): Problem => ({
  file,
  line: 1,
  field: 'front matter',
  found: 'none',
  expected: 'fields between two lines of three hyphens at the top of the file',
});
