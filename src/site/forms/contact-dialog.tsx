import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Dialog } from '../components/dialog';
import { useContactDialog } from '../session/contact-dialog-state';
import { ContactForm } from './contact-form';

/** The contact form in a dialog, with a heading for the reason it was opened. */
export function ContactDialog({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const { dialog, closeDialog } = useContactDialog();
  const opening = dialog?.opening ?? 'contact';
  return (
    <Dialog open={open} heading={t(`dialog.${opening}.heading`)} opener={dialog?.opener ?? null} onClose={closeDialog}>
      <ContactForm opening={opening} intro={t(`dialog.${opening}.intro`)} source="contact_dialog" />
    </Dialog>
  );
}
