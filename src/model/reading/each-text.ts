type Path = readonly PropertyKey[];

/** Collects the results of calling `find` with the path and text of every string within a value. */
export function eachText<Found>(value: unknown, path: Path, find: (path: Path, text: string) => Found[]): Found[] {
  if (typeof value === 'string') return find(path, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => eachText(inner, [...path, Array.isArray(value) ? Number(key) : key], find));
}
