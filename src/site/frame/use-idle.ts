import { useEffect, useState } from 'react';
import { whenIdle } from '../edge/when-idle';

/** The longest wait, in ms: after some clicks, Chromium reports no idle time for the rest of the visit. */
export const idleLimitMs = 2_500;

/** False while hydrating, true once the browser has been idle, or after the longest wait. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), idleLimitMs), []);
  return idle;
}
