import type { Call } from './recorded-calls';

/** The events among all calls: each event's name, or `identify`, with its payload. */
export function eventsOf(calls: readonly Call[]): [name: string, payload: unknown][] {
  return calls
    .filter(([method]) => method !== 'page')
    .map(([method, ...given]) => (method === 'track' ? [String(given[0]), given[1]] : [method, given[0]]));
}

export const eventNames = (calls: readonly Call[]) => eventsOf(calls).map(([name]) => name);
