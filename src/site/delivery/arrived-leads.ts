import { createListeners } from '../edge/listeners';
import { tabChannel } from '../edge/tab-channel';

const arrived = new Set<string>();
const { notify, subscribe } = createListeners();
const otherTabs = tabChannel('leads.arrivals');

const add = (record: string) => {
  arrived.add(record);
  notify();
};

/**
 * The outbox records of leads that have reached the receiver since this page was loaded, so that a message that promised delivery can
 * be updated. Tabs share the outbox, so another tab may have sent a lead.
 */
export const arrivedLeads = {
  note: (record: string) => {
    add(record);
    otherTabs.send(record);
  },
  has: (record: string) => arrived.has(record),
  /** Listens to other tabs only while there is a subscriber. */
  subscribe: (listener: () => void) => {
    const unsubscribe = subscribe(listener);
    const stopListening = otherTabs.listen(add);
    return () => {
      unsubscribe();
      stopListening();
    };
  },
} as const;
