/** The words of the interface by key, with values put in. */
export type Words = (key: string, values?: Record<string, unknown>) => string;
