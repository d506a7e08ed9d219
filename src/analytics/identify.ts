import { send } from './send';

/** Tells who the visitor is, where an analytics object is present: only after a visitor has said so in the contact form. */
export function identify({ email, name }: { email: string; name: string }): void {
  send((analytics, options) => analytics.identify({ email, name }, options));
}
