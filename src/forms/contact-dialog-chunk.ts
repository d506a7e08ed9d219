import { goTo } from '../platform/full-navigation';
import { lazyChunk } from './lazy-chunk';
import { formEngineChunk } from './use-form-engine';

/** A click must not seem dead for longer than this. */
const dialogLimitMs = 4_000;

export const contactDialogChunk = lazyChunk(
  async () => (await import(/* webpackChunkName: "contact-dialog" */ './contact-dialog')).ContactDialog,
  dialogLimitMs,
);

/** Whether this browser has modal dialogs. */
export function canShowDialog(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}

/** Fetches the dialog and the engine of its form, as the visitor is about to open it. */
export function prefetchContactDialog(): void {
  void contactDialogChunk.load();
  void formEngineChunk.load();
}

/** Opens the dialog when its code is there. Where it cannot be had, the page with the same form takes its place. */
export async function whenDialogIsThere(open: () => void): Promise<void> {
  void formEngineChunk.load();
  if (await contactDialogChunk.load()) open();
  else goTo('/contact-us/');
}
