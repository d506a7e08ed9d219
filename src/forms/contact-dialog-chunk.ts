import { goTo } from '../platform/full-navigation';
import { lazyChunk } from './lazy-chunk';
import { formEngineChunk } from './use-form-engine';

/** Holds the same form. */
export const contactPage = '/contact-us/';

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

/**
 * Opens the dialog when its code is there. Where it cannot be had, the page with the same form takes its place.
 * Nothing happens if what was pressed is gone by then, as the visitor went on to another page.
 */
export async function whenDialogIsThere(pressed: HTMLElement, open: () => void): Promise<void> {
  void formEngineChunk.load();
  const loaded = await contactDialogChunk.load();
  if (!pressed.isConnected) return;
  if (loaded) open();
  else goTo(contactPage);
}
