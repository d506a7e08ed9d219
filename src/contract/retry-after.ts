/** Returns the `Retry-After` header, seconds or an HTTP date, as milliseconds from now; 0 if invalid or in the past. */
export function retryAfterMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(pause) ? Math.max(0, pause) : 0;
}
