import type { Kind } from '../../model/kinds';

export type Previewed = {
  kind: Kind;
  data: Record<string, unknown>;
  /** The URL of a picture that a file references. */
  addressOf: (path: string) => string;
};

/** An unfinished entry: any field may be missing or invalid. */
type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (data: unknown, name: string): string => {
  const value = isData(data) ? data[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const partOf = (data: Data, name: string): Data => {
  const value = data[name];
  return isData(value) ? value : {};
};

/** The non-empty texts of a list. */
export const textsOf = (data: Data, name: string): string[] => {
  const value = data[name];
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string' && text !== '') : [];
};

/** The entries of a list with the named fields as texts, without entries that are still empty. */
export function rowsOf<Name extends string>(data: Data, list: string, ...names: Name[]): Record<Name, string>[] {
  const value = data[list];
  if (!Array.isArray(value)) return [];
  const rows = value.map((row) => Object.fromEntries(names.map((name) => [name, textOf(row, name)])) as Record<Name, string>);
  return rows.filter((row) => Object.values(row).some(Boolean));
}
