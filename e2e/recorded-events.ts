import type { Call } from './recorded-calls';

/** What visitors did, out of all calls: the name of each event, or `identify`, and what it carried. */
export function eventsOf(calls: readonly Call[]): [name: string, payload: unknown][] {
  return calls
    .filter(([method]) => method !== 'page')
    .map(([method, ...given]) => (method === 'track' ? [String(given[0]), given[1]] : [method, given[0]]));
}

export const eventNames = (calls: readonly Call[]) => eventsOf(calls).map(([name]) => name);
