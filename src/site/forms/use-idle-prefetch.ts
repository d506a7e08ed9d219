import { useEffect } from 'react';
import { whenIdle } from '../edge/when-idle';
import { mayPrefetch } from '../gatsby/links';
import { afterFirstSign } from '../runtime/first-sign';
import { contactDialogChunk } from './contact-dialog-chunk';

const idleLimitMs = 1_000;

/** Fetches the dialog's code when idle, once the visitor has interacted with the page; passive visitors download nothing. */
export function useIdlePrefetch(): void {
  useEffect(() => {
    if (!mayPrefetch(navigator)) return;
    return afterFirstSign(() => void whenIdle(() => void contactDialogChunk.load(), idleLimitMs));
  }, []);
}
