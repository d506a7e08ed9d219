import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { track } from '../analytics/calls';

/** The visitor's reason for opening the contact dialog. */
export type Opening = 'contact' | 'schedule-a-call' | 'request-an-estimate';

type OpenDialog = { opening: Opening; opener: HTMLElement | null };

type ContactDialogState = {
  dialogOpen: boolean;
  /** The reason and the element that last opened the dialog; null before the first opening. */
  dialog: OpenDialog | null;
  openDialog: (opening: Opening, opener: HTMLElement | null) => void;
  closeDialog: () => void;
};

const ContactDialogContext = createContext<ContactDialogState | null>(null);

/** Holds the state of the contact dialog. Mounted above the pages, so it survives navigation. */
export function ContactDialogProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [dialogOpen, setDialogOpen] = useState(false);
  // Events are sent from the handlers, once per change, and not from an effect, which Strict Mode runs twice.
  const open = useRef(false);

  const openDialog = (opening: Opening, opener: HTMLElement | null) => {
    if (open.current) return;
    open.current = true;
    setDialog({ opening, opener });
    setDialogOpen(true);
    track('contact_form_opened', {});
  };

  const closeDialog = () => {
    if (!open.current) return;
    open.current = false;
    setDialogOpen(false);
    track('contact_form_closed', {});
  };

  const state = { dialogOpen, dialog, openDialog, closeDialog };
  return <ContactDialogContext.Provider value={state}>{children}</ContactDialogContext.Provider>;
}

/** Returns the state of the contact dialog. Throws outside a `ContactDialogProvider`. */
export function useContactDialog(): ContactDialogState {
  const state = useContext(ContactDialogContext);
  if (!state) throw new Error('useContactDialog was called outside a ContactDialogProvider; mount it around the whole site.');
  return state;
}
