export type AttemptLimit = {
  /** Counts an attempt; returns the milliseconds to wait if it is one too many, else 0. */
  take: (client: string, now: number) => number;
  forgive: (client: string) => void;
};

const most = { attempts: 5, clients: 10_000 } as const;
const windowMs = 15 * 60_000;

/** Limits how often each client may try to log in, in the memory of this process. */
export function attemptLimit(): AttemptLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const makeRoom = (now: number) => {
    for (const [client, { endsAt }] of windows) if (endsAt <= now) windows.delete(client);
    const [oldest] = windows.keys();
    if (windows.size >= most.clients && oldest !== undefined) windows.delete(oldest);
  };
  return {
    take: (client, now) => {
      if (windows.size >= most.clients) makeRoom(now);
      const known = windows.get(client);
      const current = known && now < known.endsAt ? known : { count: 0, endsAt: now + windowMs };
      windows.set(client, { ...current, count: current.count + 1 });
      return current.count < most.attempts ? 0 : current.endsAt - now;
    },
    forgive: (client) => void windows.delete(client),
  };
}
