import { useEffect, useState } from 'react';

/** The longest wait, in ms: after some clicks, Chromium reports no idle time for the rest of the visit. */
export const idleLimitMs = 2_500;

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, idleLimitMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: idleLimitMs });
  return () => cancelIdleCallback(request);
}

/** False while hydrating, true once the browser has been idle, or after the longest wait. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
