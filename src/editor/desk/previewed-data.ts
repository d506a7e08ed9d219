import type { Kind } from '../../content-model/kinds';

export type Previewed = {
  kind: Kind;
  data: Record<string, unknown>;
  /** Where the browser finds a picture that a file names. */
  addressOf: (path: string) => string;
};

/** An entry while it is written: any field may be missing yet, or of no use. */
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

/** The texts of a list. */
export const textsOf = (data: Data, name: string): string[] => {
  const value = data[name];
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string' && text !== '') : [];
};

/** The entries of a list with some of their fields as texts, without those that are empty yet. */
export function rowsOf<Name extends string>(data: Data, list: string, ...names: Name[]): Record<Name, string>[] {
  const value = data[list];
  if (!Array.isArray(value)) return [];
  const rows = value.map((row) => Object.fromEntries(names.map((name) => [name, textOf(row, name)])) as Record<Name, string>);
  return rows.filter((row) => Object.values(row).some(Boolean));
}
