type Listener = () => void;

/** Those who want to know when a value changes, as `useSyncExternalStore` of React needs them. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    /** Returns a function that ends the subscription. */
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
