import { useTranslation } from 'gatsby-plugin-react-i18next';
import { publicSettings } from '../edge/public-settings';
import { ContactWays } from './contact-ways';

/** Notices in a form's HTML for a submit before the scripts have loaded; `early-submit-script.ts` shows them, hydration hides them. */
export function EarlyNotice() {
  const { t } = useTranslation();
  return (
    <>
      <p aria-live="polite" data-early="waiting" hidden>
        {t('forms.sending')}
      </p>
      <p role="alert" data-early="stuck" hidden>
        {t(publicSettings.leadsEndpoint ? 'forms.stuck.connection' : 'forms.stuck.nowhere')} <ContactWays />
      </p>
    </>
  );
}
