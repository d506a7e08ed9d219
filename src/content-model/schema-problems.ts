import type { Document, Node } from 'yaml';
import { isMap, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { type Problem, shown } from './problems';

type Issue = z.core.$ZodIssue;

export type Yaml = { document: Document; lineOf: (path: readonly PropertyKey[]) => number | undefined; value: unknown };

/** Reads YAML and remembers where each field stands; `firstLine` is the 1-based line the text begins at in its file. */
export function readYaml(file: string, text: string, firstLine = 1): { yaml: Yaml; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const complain = (offset: number, found: string, expected: string): Problem => ({
    file,
    line: lineAt(offset),
    field: 'YAML',
    found,
    expected,
  });
  const problems = [
    ...document.errors.map(({ pos, message }) => complain(pos[0], message, 'valid YAML; a text with a colon needs quotes')),
    ...deadAliases(document).map(({ offset, name }) => complain(offset, `*${name}`, 'quotes around a text that starts with an asterisk')),
  ];
  const lineOf = (path: readonly PropertyKey[]) => lineOfPath(document, path, lineAt);
  return { yaml: { document, lineOf, value: problems.length ? undefined : document.toJS() }, problems };
}

/** Texts that YAML takes for references because they start with an asterisk. */
function deadAliases(document: Document): { name: string; offset: number }[] {
  const found: { name: string; offset: number }[] = [];
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) found.push({ name: alias.source, offset: alias.range?.[0] ?? 0 });
    },
  });
  return found;
}

/** The line of the deepest part of `path` that exists. */
function lineOfPath(document: Document, path: readonly PropertyKey[], lineAt: (offset: number) => number): number | undefined {
  let line: number | undefined;
  let node: unknown = document.contents;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      const start = (pair?.key as Node | undefined)?.range?.[0];
      if (start !== undefined) line = lineAt(start);
      node = pair?.value;
    } else {
      node = (node as { get?: (key: unknown, keepScalar: boolean) => unknown } | undefined)?.get?.(key, true);
      const start = (node as Node | undefined)?.range?.[0];
      if (start !== undefined) line = lineAt(start);
    }
  }
  return line;
}

/** The mistakes of a value against a schema, with the line of each. */
export function schemaProblems(file: string, yaml: Yaml, schema: z.ZodType): Problem[] {
  const result = schema.safeParse(yaml.value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => problemsOfIssue(file, yaml, issue));
}

function problemsOfIssue(file: string, yaml: Yaml, issue: Issue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      line: yaml.lineOf([...issue.path, key]),
      field: [...issue.path, key].join('.'),
      found: 'a field of this name',
      expected: 'no such field; check its spelling',
    }));
  }
  const found = valueAt(yaml.value, issue.path);
  return [
    {
      file,
      line: yaml.lineOf(issue.path),
      field: issue.path.join('.') || 'front matter',
      found: foundText(found),
      expected: expectedText(issue),
    },
  ];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function foundText(value: unknown): string {
  return typeof value === 'string' && value.length > 40 ? `${shown(value)} (${value.length} characters)` : shown(value);
}

function expectedText(issue: Issue): string {
  if (issue.code === 'too_big') return `at most ${issue.maximum} ${unitOf(issue.origin)}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum} ${unitOf(issue.origin)}`;
  if (issue.code === 'invalid_type') return issue.expected === 'int' ? 'a whole number' : `a value of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  return issue.message;
}

function unitOf(origin: string): string {
  return { string: 'characters', array: 'entries' }[origin] ?? 'in value';
}
