export type CaughtError = {
  error: unknown;
  origin: 'error' | 'rejection' | 'boundary';
  /** The name of the boundary that caught it, if any. */
  boundary?: string;
  /** Identifies the same failure on other pages of the visit. */
  cause?: string;
};

export type ErrorBuffer = {
  add: (caught: CaughtError) => void;
  /** Stops listening and returns the caught errors. */
  drain: () => CaughtError[];
};

/** How many errors of a page load are kept until the service runs, and how many it then reports. */
export const errorLimit = 20;

/**
 * Keeps errors, each once, until they can be reported: those that reach the window, and those that are added. Errors beyond the
 * limit are dropped, because the first ones are the most informative. Calls `notify` for each kept error.
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
    if (kept.length >= errorLimit) return;
    kept.push(caught);
    notify();
  };
  // For errors in cross-origin scripts the browser only exposes a message.
  const onError = (event: ErrorEvent) => add({ error: event.error ?? event.message, origin: 'error' });
  const onRejection = (event: PromiseRejectionEvent) => add({ error: event.reason, origin: 'rejection' });

  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return {
    add,
    drain: () => {
      target.removeEventListener('error', onError);
      target.removeEventListener('unhandledrejection', onRejection);
      const errors = kept;
      kept = [];
      return errors;
    },
  };
}
