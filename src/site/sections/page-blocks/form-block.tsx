import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ApplicationForm } from '../../forms/application-form';
import { NewsletterForm } from '../../forms/newsletter-form';
import { ReferralForm } from '../../forms/referral-form';
import { ContactSection } from '../contact-section';
import { FormSection } from '../form-section';
import { useContactFacts } from '../use-contact-facts';

type FormBlockProps = {
  block: Queries.FormBlockFragment;
  /** The site's text about its newsletter, if it has one. */
  newsletter: Queries.NewsletterFragment | null;
};

/** One of the site's forms. */
export function FormBlock({ block: { anchor, form, heading, text }, newsletter }: FormBlockProps) {
  const { t } = useTranslation();
  switch (form) {
    case 'contact':
      return <ContactBlock id={anchor} heading={heading} intro={text} />;
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

type ContactBlockProps = { id: string | null; heading: string | null; intro: string | null };

function ContactBlock(props: ContactBlockProps) {
  const { brand, services } = useContactFacts();
  return <ContactSection {...props} brand={brand} services={services.nodes} />;
}

export const formBlockFragment = graphql`
  fragment FormBlock on FormBlock {
    anchor
    form
    heading
    text
  }
`;
