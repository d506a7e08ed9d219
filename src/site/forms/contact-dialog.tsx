import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Budgets } from '../../contract/site-frame';
import { Dialog } from '../components/dialog';
import { useSession } from '../session/session';
import { ContactForm } from './contact-form';
import type { Option } from './fields';

export type ContactDialogProps = { interests: readonly Option[]; schedulingUrl: string | null; budgets?: Budgets | null };

/** The contact form in a dialog, with a heading for the reason it was opened. */
export function ContactDialog({ open, interests, schedulingUrl, budgets = null }: ContactDialogProps & { open: boolean }) {
  const { t } = useTranslation();
  const { dialog, closeDialog } = useSession();
  const opening = dialog?.opening ?? 'contact';
  return (
    <Dialog open={open} heading={t(`dialog.${opening}.heading`)} opener={dialog?.opener ?? null} onClose={closeDialog}>
      <ContactForm
        opening={opening}
        intro={t(`dialog.${opening}.intro`)}
        interests={interests}
        schedulingUrl={schedulingUrl}
        budgets={budgets}
        source="contact_dialog"
      />
    </Dialog>
  );
}
