import { setTimeout as pauseFor } from 'node:timers/promises';
import { errorCode, type Log } from '../log';
import type { Claimed, LeadStore, TargetName } from '../storage/lead-store';
import { backoffMs, maxAttempts } from './backoff';
import { DeliveryFailure, type Target } from './target';

type ForwarderOptions = {
  store: LeadStore;
  target: Target;
  now: () => number;
  /** From 0 to 1. */
  chance: () => number;
  log: Log;
  /** How long an attempt may take, unless the target says. */
  attemptMs?: number;
  /** How long to wait before checking for leads that other processes stored, or whose pause is over. */
  pollMs?: number;
};

export type Forwarder = {
  target: TargetName;
  /** Looks for leads to send now. */
  wake: () => void;
  /** Ends a pause that the target requested, and looks for leads to send. */
  endPause: () => void;
  /** Finishes the attempt in progress, then stops. */
  stop: () => Promise<void>;
};

/** The lease, as a multiple of the time limit of one attempt (`attemptMs`). A process that holds a lead for longer has died. */
const leaseFactor = 2;

/** Sends the leads waiting for one target, one at a time. Each target has its own forwarder, so none waits for another. */
export function startForwarder(options: ForwarderOptions): Forwarder {
  const { store, target, now, chance, log, attemptMs: usualMs = 20_000, pollMs = 1_000 } = options;
  const attemptMs = target.attemptMs ?? usualMs;
  /** Cuts the current pause short, or the next one. */
  let waking = new AbortController();
  let stopped = false;
  /** When the pause that the target requested ends, in `performance` time, which clock changes do not affect. */
  let quietUntil = 0;

  const failed = async (claimed: Claimed, error: unknown) => {
    const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure(errorCode(error));
    const pause = backoffMs(claimed.attempts, failure.retryAfterMs, chance());
    quietUntil = performance.now() + Math.min(failure.retryAfterMs, pause ?? 0);
    await store.settleFailed(claimed, failure.message, pause === null ? null : now() + pause);
    const event = pause === null ? 'lead is a dead letter' : 'lead not forwarded';
    log({ event, key: claimed.entry.lead.key, target: target.name, attempts: claimed.attempts, error: failure.message });
  };

  const attempt = async (claimed: Claimed) => {
    try {
      // An attempt that crashed the process counts too, or its lead would crash it over and over.
      if (claimed.attempts > maxAttempts) throw new DeliveryFailure('gave up');
      await withLimit(target, claimed, attemptMs);
    } catch (error) {
      return failed(claimed, error);
    }
    await store.settleDelivered(claimed, now());
    log({ event: 'lead forwarded', key: claimed.entry.lead.key, target: target.name, attempts: claimed.attempts });
  };

  /** Returns whether there was something to do. */
  const step = async (): Promise<boolean> => {
    try {
      const claimed = await store.claim(target.name, now(), attemptMs * leaseFactor);
      if (claimed) await attempt(claimed);
      return claimed !== null;
    } catch (error) {
      log({ event: 'queue not readable', target: target.name, error: errorCode(error) });
      return false;
    }
  };

  const run = async () => {
    while (!stopped) {
      const busy = performance.now() >= quietUntil && (await step());
      if (busy || stopped) continue;
      await pauseFor(pollMs, undefined, { signal: waking.signal }).catch(() => undefined);
      waking = new AbortController();
    }
    target.close?.();
  };

  const ended = run();
  return {
    target: target.name,
    wake: () => waking.abort(),
    endPause: () => {
      quietUntil = 0;
      waking.abort();
    },
    stop: () => {
      stopped = true;
      waking.abort();
      return ended;
    },
  };
}

async function withLimit(target: Target, { entry }: Claimed, ms: number): Promise<void> {
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DeliveryFailure('no answer in time')));
  });
  await Promise.race([target.send(entry, signal), late]);
}
