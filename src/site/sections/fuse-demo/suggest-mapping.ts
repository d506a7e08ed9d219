import { checkCell } from './check-cell';
import { dateOrderOf } from './check-date';
import { headingWords } from './heading-words';
import { columnOf, type Sheet } from './sheet';
import { type FieldKey, fieldKeys, forEachField, targetFields } from './target-fields';

/** The column mapped to each field; null if none. */
export type Mapping = Readonly<Record<FieldKey, number | null>>;

/** A suggested column, its confidence from 0 to 1, and what it is based on. */
export type Suggestion = { column: number; score: number; because: 'name' | 'values' | 'both' };

export type Suggestions = Readonly<Record<FieldKey, Suggestion | null>>;

type Candidate = Suggestion & { key: FieldKey };

/** Below this score, a wrong guess costs more than no guess. */
const minScore = 0.5;
const nameWeight = 0.9;
const inspectedValues = 50;

/** Suggests a column for each field, best scores first; no column is used twice. */
export function suggestMapping(sheet: Sheet): Suggestions {
  const suggestions: Record<FieldKey, Suggestion | null> = forEachField(() => null);
  const taken = new Set<number>();
  for (const { key, ...suggestion } of candidatesOf(sheet)) {
    if (suggestions[key] || taken.has(suggestion.column)) continue;
    suggestions[key] = suggestion;
    taken.add(suggestion.column);
  }
  return suggestions;
}

export const mappingOf = (suggestions: Suggestions): Mapping => forEachField((key) => suggestions[key]?.column ?? null);

const candidatesOf = (sheet: Sheet): Candidate[] =>
  sheet.headings
    .flatMap((heading, column) => {
      const values = columnOf(sheet, column);
      return fieldKeys.map((key) => ({ key, column, ...rate(key, heading, values) }));
    })
    .filter(({ score }) => score >= minScore)
    .sort((one, other) => other.score - one.score || one.column - other.column);

/** Scores how well a heading and its values match a field. */
export function rate(key: FieldKey, heading: string, values: readonly string[]): Omit<Suggestion, 'column'> {
  const name = likeness(key, heading);
  const filled = values.filter((value) => value.trim() !== '').slice(0, inspectedValues);
  const shape = shareOfShape(key, filled);
  // Values that do not fit count against a matching name; missing values do not.
  const byName = nameWeight * name * (filled.length > 0 ? 0.5 + shape / 2 : 1);
  const byValues = targetFields[key].telling * shape;
  const score = 1 - (1 - byName) * (1 - byValues);
  return { score, because: reasonFor(name, shape) };
}

function reasonFor(name: number, shape: number): Suggestion['because'] {
  if (name < 0.5) return 'values';
  return shape < 0.5 ? 'name' : 'both';
}

/** Best overlap of a heading's words with the field's names, from 0 to 1 (Dice coefficient). */
function likeness(key: FieldKey, heading: string): number {
  const words = new Set(headingWords(heading));
  const overlaps = targetFields[key].alsoCalled.map((called) => {
    const others = called.split(' ');
    const shared = others.filter((word) => words.has(word)).length;
    return (2 * shared) / (words.size + others.length);
  });
  return Math.max(0, ...overlaps);
}

/** The share of values that look like the field, including those that need a small repair. */
function shareOfShape(key: FieldKey, values: readonly string[]): number {
  if (values.length === 0) return 0;
  const order = dateOrderOf(values);
  return values.filter((value) => hasShape(key, value, order)).length / values.length;
}

function hasShape(key: FieldKey, value: string, order: ReturnType<typeof dateOrderOf>): boolean {
  if (key === 'name') return /^\p{L}[\p{L}.'’-]*([ ,]+\p{L}[\p{L}.'’-]*)+$/u.test(value.trim());
  const check = checkCell(key, value, order);
  return check.valid || check.suggestions.length > 0;
}
