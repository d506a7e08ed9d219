import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TFunction } from 'i18next';
import { choicesOf } from './choices';
import { emailLine, type Field, line, nameLine, oneOf, paragraph } from './fields';
import { LeadForm } from './lead-form';

function applicationFields(t: TFunction): Field[] {
  return [
    nameLine('company', t('forms.application.company'), { required: true, autoComplete: 'organization' }),
    { ...line('website', t('forms.application.website'), { autoComplete: 'url' }), inputMode: 'url' },
    emailLine('founder_email', t('forms.application.email')),
    oneOf('stage', t('forms.application.stage'), choicesOf(t, 'stage'), { required: true, prompt: t('forms.choose') }),
    paragraph('product', t('forms.application.product'), { required: true }),
  ];
}

/** The application to the fund. */
export function ApplicationForm() {
  const { t } = useTranslation();
  return (
    <LeadForm
      form="application"
      source="application_page"
      label={t('forms.application.label')}
      fields={applicationFields(t)}
      submit={t('forms.application.submit')}
      accepted={t('forms.application.accepted')}
    />
  );
}
