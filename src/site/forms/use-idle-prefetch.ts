import { useEffect } from 'react';
import { mayFetchAhead } from '../gatsby/links';
import { afterFirstSign } from '../runtime/first-sign';
import { contactDialogChunk } from './contact-dialog-chunk';

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Fetches the dialog's code when idle, once the visitor has interacted with the page; passive visitors download nothing. */
export function useIdlePrefetch(): void {
  useEffect(() => {
    if (!mayFetchAhead(navigator)) return;
    return afterFirstSign(() => whenIdle(() => void contactDialogChunk.load()));
  }, []);
}
