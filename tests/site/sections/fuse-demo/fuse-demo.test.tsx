import { act, render, screen } from '@testing-library/react';
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

test('the picture becomes live near the viewport after the visitor interacts, not before', async () => {
  const see = observeByHand();
  render(<FuseDemo />);
  await see(false);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await see(true);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByLabelText('Column for E-mail', {}, { timeout: 4_000 })).toBeInTheDocument();
});

test('a browser without IntersectionObserver gets the live sample immediately', async () => {
  render(<FuseDemo />);
  expect(await screen.findAllByRole('combobox', {}, { timeout: 4_000 })).toHaveLength(4);
});
