import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { installDialogs, installEventTimes, installMediaQueries } from './browser';

/** A user whose clock advances only through `wait`. */
export const visitor = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** Advances the clock, running everything due in that time. */
export const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Sets up fake timers and browser stubs; call once at the top of a suite. */
export function stopTheClock(): void {
  beforeAll(() => {
    installMediaQueries();
    installDialogs();
    installEventTimes();
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => toast.removeAll());
    jest.useRealTimers();
  });
}

/** Clicks a button and waits for the effects. */
export async function press(button: HTMLElement): Promise<void> {
  await act(async () => {
    button.focus();
    button.click();
  });
  await wait();
}

/** Pastes a text into a control; typing it key by key is slow. */
export async function write(control: HTMLElement, text: string): Promise<void> {
  await visitor.click(control);
  await visitor.paste(text);
}
