import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { track } from '../analytics/track';

/** What the visitor came to the contact dialog for. */
export type Opening = 'contact' | 'schedule-a-call' | 'request-an-estimate';

type OpenDialog = { opening: Opening; opener: HTMLElement | null };

type Session = {
  dialogOpen: boolean;
  /** What the dialog was last opened for, and by which element; null before the first opening. */
  dialog: OpenDialog | null;
  openDialog: (opening: Opening, opener: HTMLElement | null) => void;
  closeDialog: () => void;
};

const SessionContext = createContext<Session | null>(null);

/** Holds what all parts of a visit share. Stands above the pages, so it outlives a change of page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [dialogOpen, setDialogOpen] = useState(false);
  // The events go out in the handlers, once for each change, and not in an effect, which Strict Mode runs twice.
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

/** The session of the visit. Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession was called outside a SessionProvider; mount it around the whole site.');
  return session;
}
