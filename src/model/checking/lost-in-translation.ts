import { type FileWithLines, type Problem, problemAt } from '../problems';
import type { Path } from '../reading/each-text';

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The field that names the kind of a block. */
const kindOfBlock = ({ type, kind }: Entries) => type ?? kind;

const counted = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** What is missing from a translation: fields, or list entries, that the original has among the given fields, each reported once. */
export function lostInTranslation(file: FileWithLines, fields: readonly string[], original: unknown, translated: unknown): Problem[] {
  if (!isEntries(original) || !isEntries(translated)) return [];
  return fields.flatMap((field) => lostAt(file, [field], original[field], translated[field]));
}

function lostAt(file: FileWithLines, path: Path, original: unknown, translated: unknown): Problem[] {
  if (isEmpty(original)) return [];
  if (isEmpty(translated)) return [problemAt(file, path, 'nothing', 'this field, as in the original')];
  if (!isEntries(original) || !isEntries(translated)) return [];
  if (Array.isArray(original) && Array.isArray(translated) && original.length !== translated.length)
    return [problemAt(file, path, counted(translated.length), `${original.length}, as in the original`)];
  // Blocks in another order say nothing about each other.
  if (kindOfBlock(original) !== kindOfBlock(translated)) return [];
  return Object.entries(original).flatMap(([key, value]) =>
    lostAt(file, [...path, Array.isArray(original) ? Number(key) : key], value, translated[key]),
  );
}
