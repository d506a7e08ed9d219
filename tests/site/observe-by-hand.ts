import { act } from '@testing-library/react';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

/**
 * Mocks IntersectionObserver, which jsdom lacks, until the end of the test; returns a function that reports to the newest observer
 * whether its element is in view.
 */
export function observeByHand() {
  const seen: Seen[] = [];
  class Observer {
    constructor(callback: Seen) {
      seen.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true, writable: true });
  return (isIntersecting: boolean) => act(async () => seen.at(-1)?.([{ isIntersecting }]));
}

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
