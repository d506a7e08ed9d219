export type CaughtError = {
  error: unknown;
  origin: 'error' | 'rejection' | 'boundary';
  /** The name of the boundary that caught it, where one did. */
  boundary?: string;
  /** What makes it the same failure as one on another page of the visit. */
  cause?: string;
};

export type ErrorBuffer = {
  add: (caught: CaughtError) => void;
  /** Ends the listening and gives away what was caught. */
  handOver: () => CaughtError[];
};

export const bufferLimit = 20;

/**
 * Keeps errors, each once, until something is there to report them: those that reach the window, and those that are
 * added. Later ones than the limit allows are let go, as the first ones tell most. `notify` hears of each kept error.
 */
export function listenForErrors(target: Window, notify: () => void): ErrorBuffer {
  let kept: CaughtError[] = [];
  const seen = new WeakSet<object>();

  const add = (caught: CaughtError) => {
    const { error } = caught;
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    if (kept.length >= bufferLimit) return;
    kept.push(caught);
    notify();
  };
  // Of an error in a foreign script the browser tells no more than a message.
  const onError = (event: ErrorEvent) => add({ error: event.error ?? event.message, origin: 'error' });
  const onRejection = (event: PromiseRejectionEvent) => add({ error: event.reason, origin: 'rejection' });

  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return {
    add,
    handOver: () => {
      target.removeEventListener('error', onError);
      target.removeEventListener('unhandledrejection', onRejection);
      const errors = kept;
      kept = [];
      return errors;
    },
  };
}
