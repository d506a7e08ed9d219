import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'react-hot-toast';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';

/** Display time per kind, in milliseconds. */
export const toastDurations = { blank: 4_000, error: 4_000, custom: 4_000, success: 2_000, loading: Number.POSITIVE_INFINITY } as const;

export type ToastKind = keyof typeof toastDurations;

const look = {
  maxWidth: px(size.toastMaxWidth),
  padding: `${space[1]} ${space[2]}`,
  borderRadius: 2,
  border: `1px solid ${color.controlLine}`,
  background: color.raisedHover,
  color: color.text,
  textWrap: 'balance',
} as const;

/**
 * The toasts have their own root, created with the first one: they survive navigation, and the element can be moved
 * into an open modal dialog, outside of which everything is inert.
 */
let container: HTMLElement | undefined;

function place(): void {
  const parent = document.querySelector('dialog[open]') ?? document.body;
  if (container) {
    if (container.parentElement !== parent) parent.append(container);
    return;
  }
  container = document.createElement('div');
  parent.append(container);
  createRoot(container).render(
    <Toaster
      position="bottom-center"
      toastOptions={{
        duration: toastDurations.blank,
        style: look,
        blank: { duration: toastDurations.blank },
        custom: { duration: toastDurations.custom },
        loading: { duration: toastDurations.loading },
        success: { duration: toastDurations.success, iconTheme: { primary: color.success, secondary: color.onAccent } },
        error: { duration: toastDurations.error, iconTheme: { primary: color.error, secondary: color.onAccent } },
      }}
    />,
  );
}

/** The same message is announced by the form, which stays. */
const silent = { ariaProps: { role: 'status', 'aria-live': 'off' } } as const;

const widerStyle = { style: { maxWidth: px(size.wideToastMaxWidth) } };

type ToastOptions = {
  /** For a message longer than a line. */
  wide?: boolean;
  /** Whether screen readers announce it: only if the visitor has left the form, which otherwise announces the same message. */
  announced?: boolean;
};

/** Shows a message for the duration of its kind. At most 20 are kept, the library's own limit. */
export function showToast(kind: ToastKind, message: string | ReactElement, { wide = false, announced = false }: ToastOptions = {}): void {
  place();
  const options = { ...(announced ? {} : silent), ...(wide ? widerStyle : {}) };
  if (kind === 'blank') toast(message, options);
  else toast[kind](message, options);
}
