/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { BelowFold } from '../../../src/site/sections/below-fold';
import { arrival } from '../../../src/site/session/arrival';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

let frame: () => void;
jest.mock('../../../src/site/edge/next-task', () => ({
  nextFrame: () =>
    new Promise<void>((resolve) => {
      frame = resolve;
    }),
}));

const page = (
  <BelowFold>
    <p>The rest</p>
  </BelowFold>
);

afterEach(() => arrival.noteReturn());

test('the first page and one from the history have everything at once', () => {
  render(page);
  expect(screen.getByText('The rest')).toBeInTheDocument();
});

test('a page that a link led to has the rest after a frame, and says so once it is there', async () => {
  const complete = jest.fn(() => screen.queryByText('The rest'));
  const unsubscribe = arrival.onComplete(complete);
  arrival.noteLink();
  render(page);
  expect(screen.queryByText('The rest')).not.toBeInTheDocument();
  expect(complete).not.toHaveBeenCalled();
  await act(async () => frame());
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expect(complete).toHaveBeenCalledTimes(1);
  expect(complete).toHaveReturnedWith(expect.any(HTMLElement));
  unsubscribe();
});

test('a page that is left before its rest is shown stays silent', async () => {
  const complete = jest.fn();
  const unsubscribe = arrival.onComplete(complete);
  arrival.noteLink();
  render(page).unmount();
  await act(async () => frame());
  expect(complete).not.toHaveBeenCalled();
  unsubscribe();
});
