import type { Campaign } from '../../contract/lead';
import { readCampaign } from './campaign';
import { readEntryPoint } from './entry-point';
import type { EventName, Events } from './events';
import { type Place, reportedAddress, reportedPage, scrubbedPage } from './reported-address';

/** The options passed with every analytics call. */
type CallOptions = {
  context: {
    campaign: Campaign;
    entryPoint: string | null;
    /** Set only if something was scrubbed from the URL: without it, the library adds the raw URL to each call. */
    page?: ReturnType<typeof reportedPage>;
  };
};

function callOptions(): CallOptions {
  const page = scrubbedPage();
  const entryPoint = readEntryPoint();
  return {
    context: { campaign: readCampaign(), entryPoint: entryPoint && reportedAddress(entryPoint), ...(page ? { page } : {}) },
  };
}

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
function send(call: (analytics: Analytics, options: CallOptions) => unknown): void {
  try {
    if (!window.analytics) return;
    // The library returns promises, and a rejected one would count as an error of the page.
    Promise.resolve(call(window.analytics, callOptions())).catch(() => {});
  } catch {
    // Losing a record must not disrupt the visit.
  }
}

/** Records an event, if an analytics object is present. */
export function track<Name extends EventName>(name: Name, payload: Events[Name]): void {
  send((analytics, options) => analytics.track(name, payload, options));
}

/** Identifies the visitor, if an analytics object is present. Call only with data the visitor gave in the contact form. */
export function identify({ email, name }: { email: string; name: string }): void {
  send((analytics, options) => analytics.identify({ email, name }, options));
}

/** Records a view of the current page, if an analytics object is present. */
export function page(place: Place = window.location): void {
  // Passed explicitly: the library would read them only once it has loaded, maybe some pages later.
  send((analytics, options) => analytics.page({ ...reportedPage(place), title: document.title }, options));
}
