import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { track } from '../analytics/calls';

/** The visitor's reason for opening the contact dialog. */
export type Opening = 'contact' | 'schedule-a-call' | 'request-an-estimate';

type OpenDialog = { opening: Opening; opener: HTMLElement | null };

type Session = {
  dialogOpen: boolean;
  /** The reason and the element that last opened the dialog; null before the first opening. */
  dialog: OpenDialog | null;
  openDialog: (opening: Opening, opener: HTMLElement | null) => void;
  closeDialog: () => void;
};

const SessionContext = createContext<Session | null>(null);

/** Holds the state shared across a visit. Mounted above the pages, so it survives navigation. */
export function SessionProvider({ children }: { children: ReactNode }) {
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

  const session = { dialogOpen, dialog, openDialog, closeDialog };
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** Returns the session of the visit. Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession was called outside a SessionProvider; mount it around the whole site.');
  return session;
}
