import { useTranslation } from 'gatsby-plugin-react-i18next';
import { publicSettings } from '../platform/public-settings';
import { ContactWays } from './contact-ways';

/** What stands ready in the HTML of a form for a submit from before the scripts; `early-submit.ts` shows it, takeover hides it. */
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
