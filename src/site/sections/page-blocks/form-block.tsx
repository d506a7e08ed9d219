import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ApplicationForm } from '../../forms/application-form';
import { NewsletterForm } from '../../forms/newsletter-form';
import { ReferralForm } from '../../forms/referral-form';
import { useSiteData } from '../../words/site-data';
import { ContactSection } from '../contact-section';
import { Section } from '../section';

/** One of the site's forms. */
export function FormBlock({ block: { anchor, form, heading, text } }: { block: Queries.FormBlockFragment }) {
  const { t } = useTranslation();
  switch (form) {
    case 'contact':
      return <ContactSection id={anchor} heading={heading} intro={text} />;
    case 'newsletter':
      return <NewsletterSection id={anchor} heading={heading} intro={text} />;
    case 'referral':
      return (
        <Section id={anchor} heading={heading ?? t('referral.heading')} intro={text} beside raised>
          <ReferralForm />
        </Section>
      );
    case 'application':
      return (
        <Section id={anchor} heading={heading ?? t('application.heading')} intro={text} beside raised>
          <ApplicationForm />
        </Section>
      );
  }
}

type NewsletterSectionProps = { id: string | null; heading: string | null; intro: string | null };

/** The newsletter form; the checks refuse it without a newsletter in site.yml. */
function NewsletterSection({ id, heading, intro }: NewsletterSectionProps) {
  const { newsletter } = useSiteData().brand;
  if (!newsletter) return null;
  return (
    <Section id={id} heading={heading ?? newsletter.title} intro={intro ?? newsletter.subtitle} beside raised>
      <NewsletterForm prefix="page" frequency={newsletter.frequency} />
    </Section>
  );
}

export const formBlockFragment = graphql`
  fragment FormBlock on FormBlock {
    anchor
    form
    heading
    text
  }
`;
