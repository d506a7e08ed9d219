import { useEffect } from 'react';
import { afterFirstSign } from '../platform/first-sign';
import { contactDialogChunk } from './contact-dialog-chunk';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor's connection may be used for what is only likely. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Fetches the dialog in an idle moment, once the visitor has begun to use the page; one who only looks pays nothing. */
export function useIdlePrefetch(): void {
  useEffect(() => {
    if (!mayPrefetch()) return;
    return afterFirstSign(() => whenIdle(() => void contactDialogChunk.load()));
  }, []);
}
