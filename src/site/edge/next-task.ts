/**
 * Resolves in a new task, before which the browser may handle input and paint. A message rather than a timer: in a
 * background tab, timers wait for up to a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** The longest wait for a frame, in ms: a background tab shows none. */
const frameLimitMs = 100;

/** Resolves in a new task after the browser has shown a frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, frameLimitMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves after a time in ms. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
