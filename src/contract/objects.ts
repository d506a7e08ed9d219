/** The keys of an object that has no others than its type says. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] => Object.keys(object) as Key[];

/** The own field of a value that may be anything; undefined without it. */
export const fieldIn = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** The value in a JSON text; null if it is malformed. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a value that may be anything is an object with named fields: no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
