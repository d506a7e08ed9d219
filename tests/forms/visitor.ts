import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { installDialogs, installEventTimes, installMediaQueries } from './browser';

/** A visitor on a clock that stands still but for `wait`. */
export const visitor = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** Lets time pass, and everything happen that was to happen in it. */
export const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Call it once at the top of a suite. */
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

/** Presses a button, and sees what follows from it at once. */
export async function press(button: HTMLElement): Promise<void> {
  await act(async () => {
    button.focus();
    button.click();
  });
  await wait();
}

/** Puts a text into a control at once; typing it key by key takes long. */
export async function write(control: HTMLElement, text: string): Promise<void> {
  await visitor.click(control);
  await visitor.paste(text);
}
