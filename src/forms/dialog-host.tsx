import { useEffect } from 'react';
import { useScrollLock } from '../components/use-scroll-lock';
import { useSession } from '../session/session';
import type { ContactDialogProps } from './contact-dialog';
import { contactDialogChunk } from './contact-dialog-chunk';
import { useIdlePrefetch } from './use-idle-prefetch';

/** The place of the one contact dialog, once in every page's frame. */
export function DialogHost(props: ContactDialogProps) {
  const { dialog, dialogOpen, closeDialog } = useSession();
  useIdlePrefetch();

  useScrollLock(dialogOpen);

  // The page is left, by the browser's back button for instance, and its frame goes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another at every render, leaving happens once
  useEffect(() => closeDialog, []);

  const ContactDialog = contactDialogChunk.loaded();
  return dialog && ContactDialog ? <ContactDialog {...props} /> : null;
}
