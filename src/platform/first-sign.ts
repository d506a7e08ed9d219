/** What tells that the visitor has begun to use the page, and does not only look at it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

declare global {
  interface Window {
    /** Set by the inline script that starts the others, where a visitor's sign was what started them. */
    visitorActed?: boolean;
  }
}

/** Calls `work` at the visitor's first sign, at once if there was one already; gives back what ends the waiting. */
export function afterFirstSign(work: () => void): () => void {
  if (window.visitorActed) {
    work();
    return () => undefined;
  }
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, onSign);
  };
  const onSign = () => {
    stop();
    window.visitorActed = true;
    work();
  };
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
  return stop;
}
