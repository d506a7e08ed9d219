import { hourMs } from '../../contract/durations';
import { maxPauseMs } from '../storage/forwarding-queue';

/** With these pauses, a target can be down for one to two days before a lead becomes a dead letter. */
export const maxAttempts = 20;
const firstBackoffMs = 5_000;
const maxBackoffMs = 6 * hourMs;

/**
 * The pause in milliseconds after a failed attempt (the first is 1), or null after the last one. It doubles with each attempt;
 * `chance`, from 0 to 1, shortens it by up to half, so that leads do not all retry at once.
 */
export function backoffMs(attempt: number, retryAfterMs: number, chance: number): number | null {
  if (attempt >= maxAttempts) return null;
  const grown = Math.min(maxBackoffMs, firstBackoffMs * 2 ** (attempt - 1)) * (1 - chance / 2);
  return Math.min(maxPauseMs, Math.max(grown, retryAfterMs));
}
