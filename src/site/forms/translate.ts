/** Returns an interface string by key, with the values interpolated. */
export type Translate = (...asked: [key: string] | [key: string, values: Record<string, unknown>]) => string;
