import { useSyncExternalStore } from 'react';
import { arrivals } from '../delivery/arrivals';
import type { Result } from './outcome';

const never = () => false;
const nothingToHear = () => () => {};

/** A result as it is now: a lead that had to wait may have arrived since. */
export function useLatestResult<Shown extends Result | null>(result: Shown): Shown | Result {
  const waiting = result?.waiting;
  const hasArrived = useSyncExternalStore(
    waiting ? arrivals.subscribe : nothingToHear,
    () => waiting !== undefined && arrivals.has(waiting.record),
    never,
  );
  return hasArrived && waiting ? { tone: 'good', safe: true, text: waiting.arrived } : result;
}
