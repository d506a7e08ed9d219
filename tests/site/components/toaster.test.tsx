/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { showToast, type ToastKind, toastDurations } from '../../../src/site/components/toaster';
import { stopTheClock, wait } from '../forms/visitor';

const leavingMs = 1_000;

stopTheClock();
afterEach(() => document.querySelector('dialog')?.remove());

test.each([
  ['blank', 4_000],
  ['error', 4_000],
  ['custom', 4_000],
  ['success', 2_000],
] as [ToastKind, number][])('a %s toast stays for %i ms', async (kind, duration) => {
  act(() => showToast(kind, 'Message'));
  await wait(duration - 1);
  expect(screen.getByText('Message')).toBeInTheDocument();
  await wait(1);
  await wait(leavingMs);
  expect(screen.queryByText('Message')).not.toBeInTheDocument();
});

test('a loading toast never times out', async () => {
  expect(toastDurations.loading).toBe(Number.POSITIVE_INFINITY);
  act(() => showToast('loading', 'Message'));
  await wait(3_600_000);
  expect(screen.getByText('Message')).toBeInTheDocument();
});

test('at most 20 toasts are shown at once', async () => {
  act(() => {
    for (let number = 1; number <= 25; number += 1) showToast('blank', `Message ${number}`);
  });
  await wait();
  expect(screen.getAllByText(/^Message/)).toHaveLength(20);
  expect(screen.getByText('Message 25')).toBeInTheDocument();
});

test('a toast repeats a result that its form announces, so it stays silent itself', async () => {
  act(() => showToast('success', 'Message'));
  await wait();
  expect(screen.getByRole('status')).toHaveTextContent('Message');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
});

test('a toast whose form the visitor has left announces itself', async () => {
  act(() => showToast('success', 'Message', { announced: true }));
  await wait();
  expect(screen.getByRole('status')).toHaveTextContent('Message');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

test('a wide toast is at most 1060 px wide and stays as long as any other of its kind', async () => {
  act(() => showToast('success', 'Message', { wide: true }));
  await wait();
  expect(screen.getByText('Message').parentElement).toHaveStyle({ maxWidth: '1060px' });
  await wait(toastDurations.success);
  await wait(leavingMs);
  expect(screen.queryByText('Message')).not.toBeInTheDocument();
});

test('toasts appear at the bottom center, at most 350 px wide', async () => {
  act(() => showToast('blank', 'Message'));
  await wait();
  expect(screen.getByText('Message').parentElement).toHaveStyle({ maxWidth: '350px' });
  expect(screen.getByText('Message').parentElement?.parentElement).toHaveStyle({ bottom: '0px', justifyContent: 'center' });
});

test('while a modal dialog is open, toasts appear inside it because the rest of the page is inert', async () => {
  act(() => showToast('blank', 'On the page'));
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  act(() => showToast('blank', 'In the dialog'));
  await wait();
  expect(dialog).toContainElement(screen.getByText('In the dialog'));
  dialog.open = false;
  act(() => showToast('blank', 'On the page again'));
  await wait();
  expect(dialog).not.toContainElement(screen.getByText('On the page again'));
});
