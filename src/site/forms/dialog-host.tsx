import { useEffect, useState } from 'react';
import { mainPages } from '../../contract/main-pages';
import { useScrollLock } from '../components/use-scroll-lock';
import { goTo } from '../edge/full-navigation';
import { whenIdle } from '../edge/when-idle';
import { ErrorBoundary } from '../errors/error-boundary';
import { reportError } from '../errors/error-reporting';
import { mayPrefetch } from '../gatsby/links';
import { afterFirstSign } from '../runtime/first-sign';
import { useContactDialog } from '../session/contact-dialog-state';
import { visitorsPath } from '../words/language-choice';
import { contactDialogChunk } from './contact-dialog-chunk';

function giveUp(error: Error): void {
  reportError(error, { boundary: 'contact dialog' });
  goTo(visitorsPath(mainPages.contact));
}

const idleLimitMs = 1_000;

/** Fetches the dialog's code when idle, once the visitor has interacted with the page; passive visitors download nothing. */
function useIdlePrefetch(): void {
  useEffect(() => {
    if (!mayPrefetch(navigator)) return;
    return afterFirstSign(() => void whenIdle(() => void contactDialogChunk.load(), idleLimitMs));
  }, []);
}

/** Mounts the page's contact dialog, once in every page's frame. */
export function DialogHost() {
  const { dialog, dialogOpen, closeDialog } = useContactDialog();
  useIdlePrefetch();

  // After navigation, the previous page's dialog counts as open until that page's host has closed it.
  const [dialogBefore] = useState(dialog);
  const open = dialogOpen && dialog !== dialogBefore;
  useScrollLock(open);

  // Closes the dialog when the visitor leaves the page, for example by the back button: the host remounts for each page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function changes on every render; this runs once, on unmount
  useEffect(() => closeDialog, []);

  const ContactDialog = contactDialogChunk.loaded();
  if (!dialog || !ContactDialog) return null;
  return (
    <ErrorBoundary fallback={null} onError={giveUp}>
      <ContactDialog open={open} />
    </ErrorBoundary>
  );
}
