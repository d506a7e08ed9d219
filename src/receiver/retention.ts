import { dayMs, hourMs, minuteMs } from '../contract/durations';
import { errorCode, type Log } from './log';
import type { LeadStore } from './storage/lead-store';

/** Clocks drift and are corrected, but by less than this. */
const toleratedMs = hourMs;
/** Early enough for a receiver that restarts daily, and late enough for its clock to be set after startup. */
const firstSweepMs = 10 * minuteMs;

type Clocks = {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Milliseconds on a clock that cannot be set. */
  elapsed: () => number;
};

type Sweep = (clocks: Clocks) => Promise<void>;

/**
 * Returns a function that erases leads older than `keepDays`. If the clock has been set by more than an hour since it was
 * created, it erases nothing: a clock that is years ahead would make every lead look old.
 */
export function retention(store: Pick<LeadStore, 'eraseBefore'>, keepDays: number, log: Log, start: Clocks): Sweep {
  const offset = start.now() - start.elapsed();
  return async ({ now, elapsed }) => {
    if (Math.abs(now() - elapsed() - offset) > toleratedMs) return log({ event: 'clock changed, nothing erased: restart the receiver' });
    try {
      log({ event: 'old leads erased', count: await store.eraseBefore(now() - keepDays * dayMs) });
    } catch (error) {
      log({ event: 'old leads not erased', error: errorCode(error) });
    }
  };
}

/** Sweeps ten minutes after startup and then daily; returns a function that stops it. */
export function sweepDaily(sweep: Sweep, clocks: Clocks): () => void {
  let timer = setTimeout(function again() {
    sweep(clocks);
    timer = setTimeout(again, dayMs);
    timer.unref();
  }, firstSweepMs);
  timer.unref();
  return () => clearTimeout(timer);
}
