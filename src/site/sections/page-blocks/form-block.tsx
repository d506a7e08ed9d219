import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ApplicationForm } from '../../forms/application-form';
import { NewsletterForm } from '../../forms/newsletter-form';
import { ReferralForm } from '../../forms/referral-form';
import { useSiteFrame } from '../../words/site-frame';
import { ContactSection } from '../contact-section';
import { FormSection } from '../form-section';

type FormBlockProps = { block: Queries.FormBlockFragment };

/** One of the site's forms. */
export function FormBlock({ block: { anchor, form, heading, text } }: FormBlockProps) {
  const { t } = useTranslation();
  const { newsletter } = useSiteFrame().brand;
  switch (form) {
    case 'contact':
      return <ContactSection id={anchor} heading={heading} intro={text} />;
    case 'newsletter':
      return (
        <FormSection id={anchor} heading={heading ?? newsletter?.title ?? ''} intro={text ?? newsletter?.subtitle ?? null}>
          <NewsletterForm prefix="page" frequency={newsletter?.frequency ?? null} />
        </FormSection>
      );
    case 'referral':
      return (
        <FormSection id={anchor} heading={heading ?? t('referral.heading')} intro={text}>
          <ReferralForm />
        </FormSection>
      );
    case 'application':
      return (
        <FormSection id={anchor} heading={heading ?? t('application.heading')} intro={text}>
          <ApplicationForm />
        </FormSection>
      );
  }
}

export const formBlockFragment = graphql`
  fragment FormBlock on FormBlock {
    anchor
    form
    heading
    text
  }
`;
