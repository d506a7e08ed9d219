/** The keys of an object, typed; assumes that it has no keys beyond those of its type. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] => Object.keys(object) as Key[];

/** An own property of any value; undefined if it has none by that name. */
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

/** Whether a value is an object with named fields, not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
