import { minuteMs } from '../../contract/durations';
import { networkOf } from '../intake/rate-limit';

type AttemptLimit = {
  /** Counts an attempt; returns the milliseconds to wait if over the limit, else 0. */
  take: (client: string, now: number) => number;
  forgive: (client: string) => void;
};

const limits = { attempts: 5, clients: 10_000 } as const;
const windowMs = 15 * minuteMs;

/** Limits how often each client may try to log in; in memory, per process. */
export function attemptLimit(): AttemptLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const makeRoom = (now: number) => {
    for (const [client, { endsAt }] of windows) if (endsAt <= now) windows.delete(client);
    const [quietest] = windows.keys();
    if (windows.size >= limits.clients && quietest !== undefined) windows.delete(quietest);
  };
  return {
    take: (client, now) => {
      const name = networkOf(client);
      if (windows.size >= limits.clients && !windows.has(name)) makeRoom(now);
      const known = windows.get(name);
      // A clock that was set back must not lock anyone out for longer.
      const isOpen = known !== undefined && now < known.endsAt && known.endsAt <= now + windowMs;
      const current = isOpen ? known : { count: 0, endsAt: now + windowMs };
      // A Map iterates in insertion order, so the client that has been idle the longest comes first.
      windows.delete(name);
      windows.set(name, { ...current, count: current.count + 1 });
      return current.count < limits.attempts ? 0 : current.endsAt - now;
    },
    forgive: (client) => void windows.delete(networkOf(client)),
  };
}
