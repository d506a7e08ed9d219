import { type Document, isMap, isScalar, visit, type YAMLParseError } from 'yaml';
import { listBelowValue, type Mistake, syntaxMistake } from './yaml-syntax';

/** No schema nests deeper than a third of this. */
const deepest = 24;
export const nestedTooDeep = { found: `lists or fields nested more than ${deepest} deep`, expected: 'only the fields in the editor' };

/** Problems that keep YAML from being read, or from being read as intended; `document` is the parsed `text`. */
export function yamlMistakes(document: Document, text: string, lineAt: (offset: number) => number): Mistake[] {
  if (document.errors.length > 0)
    return [
      ...firstOfLines(document.errors, lineAt)
        .map((error) => (error.code === 'DUPLICATE_KEY' ? repeatedField(error, document, lineAt) : syntaxMistake(error, document, text)))
        .filter(({ found }, index, all) => found !== listBelowValue.found || found !== all[index - 1]?.found),
      ...deadAliases(document),
    ];
  const mistakes = [...tooDeep(document), ...bareBraces(document), ...hiddenWords(document), ...deadAliases(document)];
  return mistakes.length > 0 ? mistakes : aliasBombs(document);
}

/** This many brackets or indents exhaust the parser's call stack and end the whole process. */
const endsTheParser = 200;
const deepIndent = new RegExp(`^(?: |- |\\? ){${2 * endsTheParser}}`);

/** The 1-based line that makes a text unsafe to parse; undefined if there is none. */
export function unreadableLine(text: string): number | undefined {
  let open = 0;
  const index = text.split('\n').findIndex((line) => {
    for (const [bracket] of line.matchAll(/[[\]{}]/g)) {
      open = Math.max(0, open + ('[{'.includes(bracket) ? 1 : -1));
      if (open > endsTheParser) return true;
    }
    return deepIndent.test(line);
  });
  return index < 0 ? undefined : index + 1;
}

/** One typo causes many errors on its line; only the first says what it was. */
function firstOfLines(errors: readonly YAMLParseError[], lineAt: (offset: number) => number): YAMLParseError[] {
  const seen = new Set<number>();
  return errors.filter(({ pos }) => {
    const line = lineAt(pos[0]);
    return !seen.has(line) && seen.add(line);
  });
}

/** A field that its map has twice. */
function repeatedField({ pos }: YAMLParseError, document: Document, lineAt: (offset: number) => number): Mistake {
  const [offset] = pos;
  const mistake = { offset, found: 'a field that is there twice', expected: 'each field once' };
  visit(document, {
    Map: (_, { items }) => {
      const keys = items.flatMap(({ key }) => (isScalar(key) && key.range ? [{ name: String(key.value), start: key.range[0] }] : []));
      const name = keys.find(({ start }) => start === offset)?.name;
      const first = keys.find((key) => key.name === name);
      if (name === undefined || !first) return undefined;
      Object.assign(mistake, {
        found: `a second "${name}", after the one on line ${lineAt(first.start)}`,
        expected: `"${name}" only once`,
      });
      return visit.BREAK;
    },
  });
  return mistake;
}

/** The first node nested too deep: code that reads it later would exhaust the call stack. */
function tooDeep(document: Document): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Node: (_, node, path) => {
      // Every other entry of the path is a pair.
      if (path.length <= 2 * deepest) return undefined;
      found.push({ offset: node.range?.[0] ?? 0, ...nestedTooDeep });
      return visit.BREAK;
    },
  });
  return found;
}

/** Unquoted texts that are only a placeholder, which YAML parses as flow maps. */
function bareBraces(document: Document): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Map: (_, { flow, items, range }) => {
      if (flow && items.some(({ key }) => isMap(key))) {
        found.push({ offset: range?.[0] ?? 0, found: 'a text that starts with {{', expected: 'quotes around it' });
      }
    },
  });
  return found;
}

/** Unquoted texts with ` #1` or the like, which YAML and everything after it would lose; a space after # begins a real comment. */
function hiddenWords(document: Document): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Scalar: (key, { comment, range, type, value }) => {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !/^[^\s#]/.test(comment ?? '')) return;
      found.push({
        offset: range?.[0] ?? 0,
        found: `"#${comment}" after a space, which would be a comment`,
        expected: 'quotes around the whole text; for a comment, a space after #',
      });
    },
  });
  return found;
}

/** Texts that YAML parses as aliases because they start with an asterisk. */
function deadAliases(document: Document): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Alias: (_, alias, path) => {
      const target = alias.resolve(document);
      // An alias within its own target is infinite.
      if (target && !path.some((node) => node === target)) return;
      found.push({
        offset: alias.range?.[0] ?? 0,
        found: `*${alias.source}`,
        expected: 'quotes around a text that starts with an asterisk',
      });
    },
  });
  return found;
}

/** Nested aliases: a few lines can expand to gigabytes, which the parser refuses to do. */
function aliasBombs(document: Document): Mistake[] {
  try {
    document.toJS();
    return [];
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    let offset = 0;
    visit(document, {
      Alias: (_, { range }) => {
        offset = range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    return [{ offset, found: 'aliases that expand to too much text', expected: 'the text itself' }];
  }
}
