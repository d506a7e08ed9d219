/** Returns an interface string by key, with the values interpolated. */
export type Words = (...asked: [key: string] | [key: string, values: Record<string, unknown>]) => string;
