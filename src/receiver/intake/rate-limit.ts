import { minuteMs } from '../../contract/durations';

type Bucket = { tokens: number; at: number };

/** Bounds memory use under a flood from many addresses. */
const maxClients = 20_000;

/** Providers give each customer a whole IPv6 network, so its addresses count as one client. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = ''] = address.split('::');
  const groups = head.split(':').slice(0, 4);
  return `${groups.join(':')}::/64`;
}

/**
 * Limits the requests of each client per minute (0: no limit), whether in a burst or spread out: a token bucket, in memory. Returns a
 * function that counts a request; it returns 0 if the request is allowed, else the seconds until the next one will be.
 */
export function rateLimit(perMinute: number): (client: string, now: number) => number {
  const buckets = new Map<string, Bucket>();
  const current = (client: string, now: number): Bucket => {
    const { tokens, at } = buckets.get(client) ?? { tokens: perMinute, at: now };
    // A clock that was set back must not lock anyone out.
    const passed = Math.max(0, now - at);
    return { tokens: Math.min(perMinute, tokens + (passed * perMinute) / minuteMs), at: now };
  };
  return (client, now) => {
    if (perMinute === 0) return 0;
    const name = networkOf(client);
    const bucket = current(name, now);
    const welcome = bucket.tokens >= 1;
    buckets.delete(name);
    buckets.set(name, welcome ? { ...bucket, tokens: bucket.tokens - 1 } : bucket);
    // A Map iterates in insertion order, so the client that has been idle the longest comes first.
    if (buckets.size > maxClients) buckets.delete(buckets.keys().next().value ?? '');
    return welcome ? 0 : Math.ceil(((1 - bucket.tokens) * minuteMs) / perMinute / 1_000);
  };
}
