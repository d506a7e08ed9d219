import { useEffect } from 'react';
import { afterFirstSign } from '../runtime/first-sign';
import { contactDialogChunk } from './contact-dialog-chunk';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor's connection allows prefetching of code that is only likely to be used. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Fetches the dialog's code when idle, once the visitor has interacted with the page; passive visitors download nothing. */
export function useIdlePrefetch(): void {
  useEffect(() => {
    if (!mayPrefetch()) return;
    return afterFirstSign(() => whenIdle(() => void contactDialogChunk.load()));
  }, []);
}
