import { type Document, isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { type Problem, problemAt } from '../problems';
import type { PlaceholderFacts } from './placeholder-facts';
import { filledValue, unfilledValue } from './placeholders';
import { unreadableIn } from './unreadable-text';
import { nestedTooDeep, unreadableLine, yamlMistakes } from './yaml-mistakes';

export type Yaml = { document: Document; lineOf: (path: readonly PropertyKey[]) => number | undefined; value: unknown };

type ReadYaml = { yaml: Yaml; problems: Problem[] };

/** Parses YAML and records the line of each field; `firstLine` is the 1-based line of the file where the text begins. */
export function readYaml(file: string, text: string, firstLine = 1): ReadYaml {
  const unreadable = unreadableIn(text) ?? tooDeepFor(text);
  if (unreadable) {
    const problem = { file, field: 'YAML', ...unreadable, line: firstLine + unreadable.line - 1 };
    return { yaml: { document: parseDocument(''), lineOf: () => undefined, value: undefined }, problems: [problem] };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems = yamlMistakes(document, text, lineAt).map(({ offset, ...mistake }) => ({
    file,
    line: lineAt(offset),
    field: 'YAML',
    ...mistake,
  }));
  const lineOf = (path: readonly PropertyKey[]) => lineOfPath(document, path, lineAt);
  return { yaml: { document, lineOf, value: problems.length ? undefined : document.toJS() }, problems };
}

function tooDeepFor(text: string) {
  const line = unreadableLine(text);
  return line === undefined ? undefined : { line, ...nestedTooDeep };
}

/** The same, with placeholders replaced by the brand's facts; without `facts`, placeholders stay. */
export function filledYaml(file: string, { yaml, problems }: ReadYaml, facts: PlaceholderFacts | undefined): ReadYaml {
  if (!facts) return { yaml: { ...yaml, value: unfilledValue(yaml.value) }, problems };
  const unfilled: Problem[] = [];
  const value = filledValue(yaml.value, facts, (path, found, expected) =>
    unfilled.push(problemAt({ file, lineOf: yaml.lineOf }, path, found, expected)),
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
