type Listener = () => void;

/** Listeners for changes of a value, in the form that React's `useSyncExternalStore` needs. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    /** Returns an unsubscribe function. */
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
