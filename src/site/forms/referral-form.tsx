import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TFunction } from 'i18next';
import { emailLine, type Field, nameLine, paragraph } from './fields';
import { LeadForm } from './lead-form';

function referralFields(t: TFunction): Field[] {
  return [
    nameLine('referrer_name', t('forms.referral.referrerName'), { required: true, autoComplete: 'name' }),
    emailLine('referrer_email', t('forms.referral.referrerEmail')),
    nameLine('friend_name', t('forms.referral.friendName'), { required: true }),
    emailLine('friend_email', t('forms.referral.friendEmail'), { autoComplete: 'off' }),
    nameLine('friend_company', t('forms.referral.friendCompany'), { wide: true }),
    paragraph('relation', t('forms.referral.relation')),
  ];
}

export function ReferralForm() {
  const { t } = useTranslation();
  return (
    <LeadForm
      form="referral"
      source="referral_page"
      label={t('forms.referral.label')}
      fields={referralFields(t)}
      submit={t('forms.referral.submit')}
      accepted={t('forms.referral.accepted')}
    />
  );
}
