/** The words of the interface by key, with values put in. */
export type Words = (...asked: [key: string] | [key: string, values: Record<string, unknown>]) => string;
