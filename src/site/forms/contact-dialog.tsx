import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Dialog } from '../components/dialog';
import { useSession } from '../session/session';
import { ContactForm } from './contact-form';
import type { Option } from './fields';

export type ContactDialogProps = { interests: readonly Option[]; schedulingUrl: string | null };

/** The contact form in a dialog, with a heading for the reason it was opened. */
export function ContactDialog({ interests, schedulingUrl }: ContactDialogProps) {
  const { t } = useTranslation();
  const { dialog, dialogOpen, closeDialog } = useSession();
  const opening = dialog?.opening ?? 'contact';
  return (
    <Dialog open={dialogOpen} heading={t(`dialog.${opening}.heading`)} opener={dialog?.opener ?? null} onClose={closeDialog}>
      <ContactForm
        opening={opening}
        intro={t(`dialog.${opening}.intro`)}
        interests={interests}
        schedulingUrl={schedulingUrl}
        source="contact_dialog"
      />
    </Dialog>
  );
}
