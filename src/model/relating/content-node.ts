/** A Gatsby node before it gets an id and digest; `key` is unique within its type. */
export type ContentNode = { type: string; key: string; fields: Record<string, unknown> };
