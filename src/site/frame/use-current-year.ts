import { useSyncExternalStore } from 'react';

/** A clock further ahead of the build must be wrong: a site in use is built more often. */
const believedYears = 10;

/** Returns the visitor's year, unless the build, which lies in the past, shows that the visitor's clock is wrong. */
export function yearToPrint(built: number, visitors: number): number {
  return visitors >= built && visitors <= built + believedYears ? visitors : built;
}

const neverChanges = () => () => undefined;

/** Returns the current year; at first that of the build, as in the HTML, so that hydration works in any year. */
export function useCurrentYear(built: number): number {
  return useSyncExternalStore(
    neverChanges,
    () => yearToPrint(built, new Date().getFullYear()),
    () => built,
  );
}
