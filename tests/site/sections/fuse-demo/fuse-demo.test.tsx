import { act, render, screen, waitFor } from '@testing-library/react';
import { FuseDemo } from '../../../../src/site/sections/fuse-demo/fuse-demo';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

/** Mocks IntersectionObserver, which jsdom lacks; returns a function that reports to the newest observer whether its element is in view. */
function observeByHand() {
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

const enabledControl = () => screen.queryAllByRole('combobox').find((control) => !control.matches(':disabled'));

test('the demo becomes interactive near the viewport after the visitor interacts, not before', async () => {
  const see = observeByHand();
  render(<FuseDemo />);
  await see(false);
  expect(await screen.findAllByRole('combobox')).toHaveLength(4);
  expect(enabledControl()).toBeUndefined();
  await see(true);
  expect(enabledControl()).toBeUndefined();
  await act(async () => window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(enabledControl()).toBeDefined());
});

test('a browser without IntersectionObserver gets the live demo immediately', async () => {
  render(<FuseDemo />);
  await waitFor(() => expect(enabledControl()).toBeDefined());
});
