import { setTimeout as pause } from 'node:timers/promises';

/** Tries `act` up to `tries` times, pausing after each failure; throws the last error. */
export async function patiently(act: () => Promise<void>, tries: number, pauseMs: number): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await act();
    } catch (error) {
      if (left <= 0) throw error;
      await pause(pauseMs);
    }
  }
}
