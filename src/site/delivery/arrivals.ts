import { createListeners } from '../edge/listeners';

const arrived = new Set<string>();
const { notify, subscribe } = createListeners();

/** The outbox records of this page's leads that have reached the receiver, for messages that said that they would. */
export const arrivals = {
  note: (record: string) => {
    arrived.add(record);
    notify();
  },
  has: (record: string) => arrived.has(record),
  subscribe,
} as const;
