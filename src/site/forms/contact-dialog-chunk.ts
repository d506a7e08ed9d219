import { mainPages } from '../../contract/main-pages';
import { goTo } from '../edge/full-navigation';
import { requireStyles } from '../gatsby/site-styles';
import { visitorsPath } from '../words/language-choice';
import { lazyChunk } from './lazy-chunk';
import { formEngineChunk } from './use-form-engine';

/** After this, a click seems dead. */
const dialogLimitMs = 4_000;

export const contactDialogChunk = lazyChunk({
  name: 'contact dialog',
  importChunk: async () => {
    const [{ ContactDialog }] = await Promise.all([import(/* webpackChunkName: "contact-dialog" */ './contact-dialog'), requireStyles()]);
    return ContactDialog;
  },
  limitMs: dialogLimitMs,
});

/** Whether this browser has modal dialogs. */
export function canShowDialog(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}

/** Fetches the dialog and its form's engine when the visitor is about to open it. */
export function prefetchContactDialog(): void {
  void contactDialogChunk.load();
  void formEngineChunk.load();
}

/**
 * Opens the dialog once its code has loaded. If that fails, goes to the page with the same form instead. Does nothing if the
 * visitor has gone to another page by then; an element of the footer is on every page.
 */
export async function openOnceLoaded(pressed: HTMLElement, open: () => void): Promise<void> {
  const { pathname } = window.location;
  void formEngineChunk.load();
  const loaded = await contactDialogChunk.load();
  if (!pressed.isConnected || window.location.pathname !== pathname) return;
  if (loaded) open();
  else goTo(visitorsPath(mainPages.contact));
}
