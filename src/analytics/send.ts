import { type CallOptions, callOptions } from './context';

/** The part of the analytics library, or of its snippet that queues calls for it, that this site uses. */
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

/** Makes one call where there is an analytics object. Whatever that object does, the page goes on. */
export function send(call: (analytics: Analytics, options: CallOptions) => unknown): void {
  try {
    if (!window.analytics) return;
    // The library answers with promises, and a rejected one would count as an error of the page.
    Promise.resolve(call(window.analytics, callOptions())).catch(() => {});
  } catch {
    // A visit is worth more than its record.
  }
}
