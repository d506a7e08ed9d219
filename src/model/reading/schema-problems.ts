import { type Document, isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { fieldIn } from '../../contract/objects';
import type { BrandFacts } from '../brand/facts';
import { invisibleIn } from '../checking/invisible-characters';
import { type Problem, shown } from '../problems';
import { eachText } from './each-text';
import { filledValue } from './placeholders';
import { nestedTooDeep, unreadableLine, yamlMistakes } from './yaml-mistakes';

type Issue = z.core.$ZodIssue;

export type Yaml = { document: Document; lineOf: (path: readonly PropertyKey[]) => number | undefined; value: unknown };

type ReadYaml = { yaml: Yaml; problems: Problem[] };

/** Parses YAML and records the line of each field; `firstLine` is the 1-based line of the file where the text begins. */
export function readYaml(file: string, text: string, firstLine = 1): ReadYaml {
  const unreadable = unreadableLine(text);
  if (unreadable !== undefined) {
    const problem = { file, line: firstLine + unreadable - 1, field: 'YAML', ...nestedTooDeep };
    return { yaml: { document: parseDocument(''), lineOf: () => undefined, value: undefined }, problems: [problem] };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems = yamlMistakes(document, lineAt).map(({ offset, ...mistake }) => ({
    file,
    line: lineAt(offset),
    field: 'YAML',
    ...mistake,
  }));
  const lineOf = (path: readonly PropertyKey[]) => lineOfPath(document, path, lineAt);
  return { yaml: { document, lineOf, value: problems.length ? undefined : document.toJS() }, problems };
}

/** The same, with placeholders replaced by the brand's facts; without `facts`, placeholders stay. */
export function filledYaml(file: string, { yaml, problems }: ReadYaml, facts: BrandFacts | undefined): ReadYaml {
  if (!facts) return { yaml, problems };
  const unfilled: Problem[] = [];
  const value = filledValue(yaml.value, facts, (path, found, expected) =>
    unfilled.push({ file, line: yaml.lineOf(path), field: path.join('.'), found, expected }),
  );
  return { yaml: { ...yaml, value }, problems: [...problems, ...unfilled] };
}

/** The line of the deepest existing part of `path`. */
function lineOfPath(document: Document, path: readonly PropertyKey[], lineAt: (offset: number) => number): number | undefined {
  let line: number | undefined;
  let node: unknown = document.contents;
  for (const key of path) {
    const { place, value } = partOf(node, key);
    const start = isNode(place) ? place.range?.[0] : undefined;
    if (start !== undefined) line = lineAt(start);
    node = value;
  }
  return line;
}

/** A value in a map or list, and the node that shows where it is: its key or, in a list, itself. */
function partOf(node: unknown, key: PropertyKey): { place?: unknown; value?: unknown } {
  if (isMap(node)) {
    const pair = node.items.find((item) => String(item.key) === String(key));
    return { place: pair?.key, value: pair?.value };
  }
  const value = isCollection(node) ? node.get(key, true) : undefined;
  return { place: value, value };
}

/** Validates a value against a schema and returns each problem with its line. */
export function schemaProblems(file: string, yaml: Yaml, schema: z.ZodType): Problem[] {
  const invisible = eachText(yaml.value, [], (path, text) => {
    const problem = invisibleIn(text);
    return problem ? [{ file, line: yaml.lineOf(path), field: path.join('.'), ...problem }] : [];
  });
  const result = schema.safeParse(yaml.value);
  if (result.success) return invisible;
  const issues = result.error.issues.flatMap((issue) => problemsOfIssue(file, yaml, issue));
  return [...invisible, ...issues];
}

function problemsOfIssue(file: string, yaml: Yaml, issue: Issue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      line: yaml.lineOf([...issue.path, key]),
      field: [...issue.path, key].join('.'),
      found: 'an unknown field',
      expected: 'a known field name; check the spelling',
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

/** The value at a path within `value`. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(fieldIn, value);
}

function foundText(value: unknown): string {
  return typeof value === 'string' && value.length > 40 ? `${shown(value)} (${value.length} characters)` : shown(value);
}

function expectedText(issue: Issue): string {
  if (issue.code === 'too_big') return `at most ${issue.maximum} ${unitOf(issue.origin, issue.maximum)}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum} ${unitOf(issue.origin, issue.minimum)}`;
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? `a value of type ${issue.expected}`;
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options) return `one of ${issue.options.join(', ')}`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  return issue.message;
}

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list, with a dash before each entry',
  object: 'fields below it, each on an indented line of its own',
};

function unitOf(origin: string, count: number | bigint): string {
  if (origin === 'array') return count === 1 ? 'entry' : 'entries';
  if (origin === 'string') return count === 1 ? 'character' : 'characters';
  return 'in value';
}
