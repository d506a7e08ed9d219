import { useSyncExternalStore } from 'react';

/** A clock further ahead of the build must be wrong: a live site is rebuilt more often. */
const believedYears = 10;

/** Returns the visitor's year, unless the visitor's clock must be wrong, given that the build is in the past. */
export function yearToPrint(built: number, visitors: number): number {
  return visitors >= built && visitors <= built + believedYears ? visitors : built;
}

const neverChanges = () => () => undefined;

/** Returns the current year; at first the build's, as in the HTML, so that hydration works in any year. */
export function useCurrentYear(built: number): number {
  return useSyncExternalStore(
    neverChanges,
    () => yearToPrint(built, new Date().getFullYear()),
    () => built,
  );
}
