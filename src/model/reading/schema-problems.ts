import { z } from 'zod';
import { fieldIn, isRecord } from '../../contract/objects';
import { type FileWithLines, type Problem, problemAt, shown } from '../problems';
import { eachText } from './each-text';
import { invisibleIn } from './invisible-characters';
import { nearestName } from './nearest-name';
import type { Yaml } from './read-yaml';

/** What a problem found if the schema has no such field. */
export const unknownField = 'an unknown field';

type Issue = z.core.$ZodIssue;

/** Validates a value against a schema and returns each problem with its line. */
export function schemaProblems(file: string, { value, lineOf }: Yaml, schema: z.ZodType): Problem[] {
  const at = { file, lineOf };
  const invisible = eachText(value, (path, text) => {
    const problem = invisibleIn(text);
    return problem ? [problemAt(at, path, problem.found, problem.expected)] : [];
  });
  const result = schema.safeParse(value, { error: expectedText });
  if (result.success) return invisible;
  const issues = result.error.issues
    .filter((issue) => !isOfWrongType(issue, result.error.issues))
    .flatMap((issue) => problemsOfIssue(at, value, issue));
  return [...invisible, ...issues.filter((issue, index) => issues.findIndex((other) => isSame(issue, other)) === index)];
}

/** Zod also compares the length of a text with the limits of the list that should be there. */
const isOfWrongType = ({ code, path }: Issue, issues: readonly Issue[]) =>
  code !== 'invalid_type' && issues.some((other) => other.code === 'invalid_type' && other.path.join('.') === path.join('.'));

/** A value may fail a pattern and a further check with one and the same message. */
const isSame = (one: Problem, other: Problem) => one.field === other.field && one.expected === other.expected;

function problemsOfIssue(file: FileWithLines, value: unknown, issue: Issue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const expected = issue.message.split('\n');
    return issue.keys.map((key, index) => problemAt(file, [...issue.path, key], unknownField, expected[index] ?? ''));
  }
  const found = foundText(issue.path.reduce(fieldIn, value));
  const problem = problemAt(file, issue.path, found, issue.message);
  return [issue.path.length > 0 ? problem : { ...problem, field: file.file.endsWith('.md') ? 'front matter' : 'file' }];
}

function foundText(value: unknown): string {
  return typeof value === 'string' && value.length > 40 ? `${shown(value)} (${value.length} characters)` : shown(value);
}

/** What is expected where the schema has no words of its own; for unknown fields, a line for each. */
function expectedText(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_big') return `at most ${issue.maximum} ${unitOf(issue.origin, issue.maximum)}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum} ${unitOf(issue.origin, issue.minimum)}`;
  if (issue.code === 'invalid_type') return isUnquoted(issue) ? 'a text, in quotes' : typeNames[issue.expected];
  if (issue.code === 'invalid_union' && Array.isArray(issue.options)) return `one of ${issue.options.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => expectedField(key, issue)).join('\n');
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  return undefined;
}

/** The known field that an unknown one most likely means; a field that is there too was not mistyped. */
function expectedField(unknown: string, { inst, input }: z.core.$ZodRawIssue): string {
  const fields = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  const unused = fields.filter((name) => !isRecord(input) || !Object.hasOwn(input, name));
  const meant = nearestName(unknown, unused);
  return `a known field name; ${meant ? `did you mean "${meant}"?` : 'check the spelling'}`;
}

/** Without quotes, YAML reads `+33472000000` as a number, and `true` not as a text either. */
const isUnquoted = ({ expected, input }: { expected?: unknown; input?: unknown }) =>
  expected === 'string' && ['number', 'boolean'].includes(typeof input);

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list, with a dash before each entry',
  object: 'nested fields, each on its own indented line',
};

function unitOf(origin: string, count: number | bigint): string {
  if (origin === 'array') return count === 1 ? 'entry' : 'entries';
  if (origin === 'string') return count === 1 ? 'character' : 'characters';
  return 'in value';
}
