import { send } from './send';

/** Identifies the visitor, if an analytics object is present. Call only with data the visitor gave in the contact form. */
export function identify({ email, name }: { email: string; name: string }): void {
  send((analytics, options) => analytics.identify({ email, name }, options));
}
