/**
 * Expressions for inline scripts, which run before any module and so cannot call `storage.ts`.
 * `key` and `value` are JavaScript expressions; the caller has to catch what denied storage throws.
 */
export const inlineStorage = {
  read: (key: string) => `localStorage.getItem(${key})`,
  write: (key: string, value: string) => `localStorage.setItem(${key},${value})`,
  remove: (key: string) => `localStorage.removeItem(${key})`,
  readVisit: (key: string) => `sessionStorage.getItem(${key})`,
  writeVisit: (key: string, value: string) => `sessionStorage.setItem(${key},${value})`,
} as const;
