/** Calls `work` once the browser is idle, at the latest after `limitMs`, unless the returned function is called before. */
export function whenIdle(work: () => void, limitMs: number): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, limitMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: limitMs });
  return () => cancelIdleCallback(request);
}
