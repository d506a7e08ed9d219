export type Path = readonly PropertyKey[];

/** Collects the results of calling `find` with the path and text of every string within a value. */
export function eachText<Found>(value: unknown, find: (path: Path, text: string) => Found[], path: Path = []): Found[] {
  if (typeof value === 'string') return find(path, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => eachText(inner, find, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** The same value with every string within replaced by what `change` makes of its path and text. */
export function withEachText(value: unknown, change: (path: Path, text: string) => string, path: Path = []): unknown {
  if (typeof value === 'string') return change(path, value);
  if (Array.isArray(value)) return value.map((entry, index) => withEachText(entry, change, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withEachText(inner, change, [...path, key])]));
}
