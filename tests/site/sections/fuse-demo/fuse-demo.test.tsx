/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { FuseDemo } from '../../../../src/site/sections/fuse-demo/fuse-demo';
import { observeByHand } from '../../observe-by-hand';

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

test('a browser without IntersectionObserver gets the live demo when the visitor interacts', async () => {
  render(<FuseDemo />);
  await act(async () => window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(enabledControl()).toBeDefined());
});
