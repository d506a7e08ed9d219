/** Makes the browser say how the visitor came to this document; without a type, as jsdom does. */
export const arriveBy = (type: NavigationTimingType | undefined) =>
  Object.defineProperty(performance, 'getEntriesByType', { value: type && (() => [{ type }]), configurable: true });
