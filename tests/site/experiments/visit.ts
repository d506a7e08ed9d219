export const storedKey = 'experiment-cta-copy';

/** Resets to a browser that has never visited the site. */
export function forgetCohort(): void {
  window.localStorage.clear();
  const { dataset } = document.documentElement;
  delete dataset.ctaCopy;
  delete dataset.ctaFailed;
  delete window.earlyEvents;
  delete window.firstViewSent;
}

/** Stubs the analytics library before each test; returns a function for the events since then, without their options. */
export function recordTracked(): () => unknown[][] {
  const events: unknown[][] = [];
  beforeEach(() => {
    events.length = 0;
    Object.assign(window, { analytics: { page: () => {}, track: (name: string, payload: object) => events.push([name, payload]) } });
  });
  return () => events;
}
