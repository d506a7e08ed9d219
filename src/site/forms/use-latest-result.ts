import { useSyncExternalStore } from 'react';
import { arrivedLeads } from '../delivery/arrived-leads';
import type { Result } from './outcome';

const never = () => false;
const nothingToHear = () => () => {};

/** A result as it is now: a lead that had to wait may have arrived since. */
export function useLatestResult<Shown extends Result | null>(result: Shown): Shown | Result {
  const waiting = result?.waiting;
  const hasArrived = useSyncExternalStore(
    waiting ? arrivedLeads.subscribe : nothingToHear,
    () => waiting !== undefined && arrivedLeads.has(waiting.record),
    never,
  );
  return hasArrived && waiting ? { tone: 'good', safe: true, text: waiting.arrived } : result;
}
