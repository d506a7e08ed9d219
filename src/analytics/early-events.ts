import type { EventName, Events } from './events';
import { track } from './track';

declare global {
  interface Window {
    /** Events that inline scripts recorded before the site's code was there; whoever sends them takes them out. */
    earlyEvents?: [name: EventName, payload: Events[EventName]][];
  }
}

/** Sends the events of the page's inline scripts, each once. */
export function sendEarlyEvents(): void {
  for (const [name, payload] of window.earlyEvents?.splice(0) ?? []) track(name, payload);
}
