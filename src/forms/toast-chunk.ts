import type { ReactElement } from 'react';
import type { ToastKind } from '../components/toaster';
import { lazyChunk } from './lazy-chunk';

/** The toasts, apart from the engine of the forms: what is said beside a form needs nothing but its own few kilobytes. */
export const toasterChunk = lazyChunk({
  name: 'toaster',
  importChunk: () => import(/* webpackChunkName: "toaster" */ '../components/toaster'),
});

/** Shows a toast; without its code, which may be out of reach as the network is, the line in the form says the same. */
export async function showToastWhenThere(kind: ToastKind, message: string | ReactElement): Promise<void> {
  const toaster = await toasterChunk.load();
  toaster?.showToast(kind, message);
}
