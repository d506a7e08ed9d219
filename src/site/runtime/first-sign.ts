/** Events that show that the visitor has begun to interact with the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

declare global {
  interface Window {
    /** Set by the inline script that starts the others, if the visitor's interaction started them. */
    visitorActed?: boolean;
  }
}

/** Whether the pointer has not moved: browsers report one that rests where the page appears. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;

/** Calls `work` at the visitor's first interaction, or at once if there was one already; returns a cancel function. */
export function afterFirstSign(work: () => void): () => void {
  if (window.visitorActed) {
    work();
    return () => undefined;
  }
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, onSign);
  };
  const onSign = (event: Event) => {
    if (isAtRest(event)) return;
    stop();
    window.visitorActed = true;
    work();
  };
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
  return stop;
}
