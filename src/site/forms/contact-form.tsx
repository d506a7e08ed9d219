import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState } from 'react';
import type { Lead } from '../../contract/lead';
import { track } from '../analytics/calls';
import { SecondaryButton } from '../components/button';
import type { Opening } from '../session/contact-dialog-state';
import { previousPage } from '../session/previous-page';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { useSiteData } from '../words/site-data';
import { budgetOptions } from './budget-options';
import { detailFields, messageFields } from './contact-fields';
import type { Values } from './fields';
import { FormStep } from './form-step';
import { LeadForm } from './lead-form';
import type { Result } from './outcome';
import { SchedulingLink } from './scheduling-link';
import { chosenOf } from './values';

const Intro = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.textMuted};
`;

const FirstStep = styled.div`
  &:focus {
    outline: none;
  }
`;

const ReplyTime = styled.p`
  flex: 1 1 14rem;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

/** `said` is the delivery result shown to the visitor; `again` marks another message after the first. */
type Step = { name: 'message'; again?: true } | { name: 'details'; lead: Lead; said: Result } | { name: 'done'; said: Result };

type ContactFormProps = {
  /** The visitor's reason for opening the form. */
  opening?: Opening;
  /** Shown above the first step. */
  intro?: string;
  /** The location of the form: on the page or in the dialog. */
  source?: 'contact_page' | 'contact_dialog';
};

/** The contact form, in two steps; the first alone is delivered. */
export function ContactForm({ opening = 'contact', intro, source = 'contact_page' }: ContactFormProps) {
  const { t } = useTranslation();
  const { brand, interests, locale } = useSiteData();
  const [step, setStep] = useState<Step>({ name: 'message' });
  const firstStep = useRef<HTMLDivElement>(null);
  // The button that led here is gone.
  useEffect(() => {
    if (step.name === 'message' && step.again) firstStep.current?.focus();
  }, [step]);

  const onMessage = (_values: Values, lead: Lead, said: Result) => setStep({ name: 'details', lead, said });
  const onDetails = (values: Values, _lead: Lead, said: Result) => {
    track('interests_set', { interests: chosenOf(values, 'interests') });
    track('contact_us_submit_2', {});
    setStep({ name: 'done', said });
  };

  if (step.name === 'details') {
    const budgets = budgetOptions(t, brand.budgets, locale);
    const from = source === 'contact_dialog' ? window.location.pathname : previousPage();
    return (
      <FormStep key="details" said={step.said} heading={t('forms.contact.detailsHeading')} text={t('forms.contact.detailsIntro')}>
        <LeadForm
          form="contact"
          source={source}
          label={t('forms.contact.detailsLabel')}
          fields={detailFields(t, { interests, budgets, from })}
          continues={step.lead}
          submit={t('forms.contact.detailsSubmit')}
          accepted={t('forms.contact.detailsAccepted')}
          eager
          onSent={onDetails}
          aside={
            <SecondaryButton type="button" onClick={() => setStep({ name: 'done', said: step.said })}>
              {t('forms.contact.skip')}
            </SecondaryButton>
          }
        />
      </FormStep>
    );
  }
  if (step.name === 'done') {
    return (
      <FormStep
        key="done"
        said={step.said}
        heading={t(step.said.safe ? 'forms.contact.doneHeading' : 'forms.contact.unsentHeading')}
        text={t(step.said.safe ? 'forms.contact.done' : 'forms.contact.unsent')}
      >
        <SecondaryButton type="button" onClick={() => setStep({ name: 'message', again: true })}>
          {t('forms.contact.again')}
        </SecondaryButton>
      </FormStep>
    );
  }
  return (
    <FirstStep ref={firstStep} tabIndex={-1}>
      {intro ? <Intro>{intro}</Intro> : null}
      {brand.schedulingUrl ? <SchedulingLink url={brand.schedulingUrl} first={opening === 'schedule-a-call'} /> : null}
      <LeadForm
        form="contact"
        source={source}
        label={t('forms.contact.label')}
        fields={messageFields(t)}
        submit={t('forms.contact.submit')}
        accepted={t('forms.contact.accepted')}
        eager={source === 'contact_dialog'}
        onSent={onMessage}
        aside={<ReplyTime>{t('forms.contact.promise')}</ReplyTime>}
      />
    </FirstStep>
  );
}
