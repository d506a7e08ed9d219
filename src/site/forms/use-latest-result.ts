import { useSyncExternalStore } from 'react';
import { arrivals } from '../delivery/arrivals';
import type { Result } from './outcome';

const never = () => false;

/** A result as it is now: a lead that had to wait may have arrived since. */
export function useLatestResult(result: Result): Result;
export function useLatestResult(result: Result | null): Result | null;
export function useLatestResult(result: Result | null): Result | null {
  const waiting = result?.waiting;
  const hasArrived = useSyncExternalStore(arrivals.subscribe, () => waiting !== undefined && arrivals.has(waiting.record), never);
  return hasArrived && waiting ? { tone: 'good', safe: true, text: waiting.arrived } : result;
}
