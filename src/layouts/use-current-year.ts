import { useSyncExternalStore } from 'react';

/** A clock further ahead is wrong: a site that is in use is built more often. */
const believedYears = 10;

/** The year to print: the visitor's, unless the build, which lies in the past, shows that the visitor's clock is wrong. */
export function yearToPrint(built: number, visitors: number): number {
  return visitors >= built && visitors <= built + believedYears ? visitors : built;
}

const neverChanges = () => () => undefined;

/** The current year; at first that of the build, as in the HTML, so that React can take the page over in any year. */
export function useCurrentYear(built: number): number {
  return useSyncExternalStore(
    neverChanges,
    () => yearToPrint(built, new Date().getFullYear()),
    () => built,
  );
}
