import { readStored, writeStored } from '../platform/storage';

export const entryPointKey = 'analytics.entryPoint';

/** As long as browsers and hosts let a path be in practice. */
const pathLimit = 2048;
const path = /^\/[^\p{Cc}?#]*$/u;

/** The path in a stored text, or null where it is none. */
export function parseEntryPoint(stored: string | null): string | null {
  return stored !== null && stored.length <= pathLimit && path.test(stored) ? stored : null;
}

/** Where the store is denied or full, the entry point lasts as long as the page. */
let unstored: string | null = null;

/** Keeps the path of the first page of a visit; on later pages it changes nothing. */
export function captureEntryPoint(pathname: string): void {
  if (readEntryPoint() !== null) return;
  const entryPoint = parseEntryPoint(pathname.slice(0, pathLimit));
  if (entryPoint !== null && !writeStored('session', entryPointKey, entryPoint)) unstored = entryPoint;
}

/** The path of the page that the visit began with, or null before it is known. */
export function readEntryPoint(): string | null {
  return unstored ?? parseEntryPoint(readStored('session', entryPointKey));
}
