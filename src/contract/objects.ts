/** The keys of an object that has no others than its type says. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] => Object.keys(object) as Key[];

/** The own field of a value that may be anything; undefined without it. */
export const fieldIn = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** Whether a value that may be anything has fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
