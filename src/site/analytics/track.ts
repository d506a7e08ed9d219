import type { EventName, Events } from './events';
import { send } from './send';

/** Records an event, if an analytics object is present. */
export function track<Name extends EventName>(name: Name, payload: Events[Name]): void {
  send((analytics, options) => analytics.track(name, payload, options));
}
