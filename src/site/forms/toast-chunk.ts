import type { ReactElement } from 'react';
import type { ToastKind } from '../components/toaster';
import { lazyChunk } from './lazy-chunk';

/** The toasts, separate from the form engine: a message needs only a few kilobytes of its own. */
export const toasterChunk = lazyChunk({
  name: 'toaster',
  importChunk: () => import(/* webpackChunkName: "toaster" */ '../components/toaster'),
});

/** Shows a toast; if its code fails to load, for example while offline, the line in the form has the same message. */
export async function showToastOnceLoaded(kind: ToastKind, message: string | ReactElement, announced: boolean): Promise<void> {
  const toaster = await toasterChunk.load();
  toaster?.showToast(kind, message, { announced });
}
