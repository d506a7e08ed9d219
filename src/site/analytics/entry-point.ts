import { readStored, writeStored } from '../edge/storage';

export const entryPointKey = 'analytics.entryPoint';

/** Practical limit of browsers and hosts on the length of a path. */
const pathLimit = 2048;
const path = /^\/[^\p{Cc}?#]*$/u;

/** Returns the stored path, or null if the value is not a valid path. */
export function parseEntryPoint(stored: string | null): string | null {
  return stored !== null && stored.length <= pathLimit && path.test(stored) ? stored : null;
}

/** Fallback if storage is denied or full: the entry point then lasts as long as the page. */
let unstored: string | null = null;

/** Stores the path of the first page of a visit; does nothing on later pages. */
export function captureEntryPoint(pathname: string): void {
  if (readEntryPoint() !== null) return;
  const entryPoint = parseEntryPoint(pathname.slice(0, pathLimit));
  if (entryPoint !== null && !writeStored('session', entryPointKey, entryPoint)) unstored = entryPoint;
}

/** Returns the path of the first page of the visit, or null before it is known. */
export function readEntryPoint(): string | null {
  return unstored ?? parseEntryPoint(readStored('session', entryPointKey));
}
