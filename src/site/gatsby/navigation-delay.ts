let delayed = false;
const listeners = new Set<() => void>();

/** Whether the visitor is waiting for a page. Gatsby's hooks set it, the page shows it. */
export const navigationDelay = {
  read: () => delayed,
  write: (value: boolean) => {
    delayed = value;
    for (const listener of listeners) listener();
  },
  /** Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;
