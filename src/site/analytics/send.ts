import { type CallOptions, callOptions } from './context';

/** The part of the analytics library, or of the snippet that queues calls for it, that this site uses. */
type Analytics = {
  track: (name: string, payload: object, options: CallOptions) => unknown;
  identify: (traits: object, options: CallOptions) => unknown;
  page: (properties: object, options: CallOptions) => unknown;
};

declare global {
  interface Window {
    analytics?: Analytics;
  }
}

/** Makes one call if an analytics object is present. Its errors never reach the page. */
export function send(call: (analytics: Analytics, options: CallOptions) => unknown): void {
  try {
    if (!window.analytics) return;
    // The library returns promises, and a rejected one would count as an error of the page.
    Promise.resolve(call(window.analytics, callOptions())).catch(() => {});
  } catch {
    // Losing a record must not break the visit.
  }
}
