import { createListeners } from '../edge/listeners';

let delayed = false;
const { notify, subscribe } = createListeners();

/** Whether the visitor is waiting for a page. Gatsby's hooks set it, the page shows it. */
export const navigationDelay = {
  read: () => delayed,
  write: (value: boolean) => {
    delayed = value;
    notify();
  },
  subscribe,
} as const;
