import { track } from './calls';
import type { EventName, Events } from './events';

declare global {
  interface Window {
    /** Events that inline scripts recorded before the site's code was loaded; the sender empties the queue. */
    earlyEvents?: [name: EventName, payload: Events[EventName]][];
  }
}

/** Sends the events queued by the page's inline scripts, each once. */
export function sendEarlyEvents(): void {
  for (const [name, payload] of window.earlyEvents?.splice(0) ?? []) track(name, payload);
}
