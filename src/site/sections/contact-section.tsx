import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ContactForm } from '../forms/contact-form';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { FormSection } from './form-section';
import { interestOptions } from './interest-options';

const Direct = styled.p`
  margin-top: ${space[4]};
  color: ${color.textMuted};
  a {
    display: inline-block;
    min-height: 24px;
  }
`;

type ContactSectionProps = {
  id?: string | null;
  heading?: string | null;
  intro?: string | null;
  /** Null in the editor's preview, which has no other file. */
  brand: Queries.ContactFactsFragment | null;
  services: readonly { slug: string; label: string }[];
};

/** The contact form, with other ways to reach us. */
export function ContactSection({ id = 'write', heading, intro, brand, services }: ContactSectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection id={id} heading={heading ?? t('contact.heading')} intro={intro ?? null}>
      <ContactForm interests={interestOptions(services)} schedulingUrl={brand?.schedulingUrl ?? null} budgets={brand?.budgets ?? null} />
      {brand ? <DirectWays brand={brand} /> : null}
    </FormSection>
  );
}

function DirectWays({ brand: { email, phone } }: { brand: Queries.ContactFactsFragment }) {
  const { t } = useTranslation();
  return (
    <Direct>
      {t('contact.direct')} <a href={`mailto:${email}`}>{email}</a>
      {phone ? (
        <>
          , <a href={`tel:${phone.link}`}>{phone.display}</a>
        </>
      ) : null}
    </Direct>
  );
}

export const contactFactsFragment = graphql`
  fragment ContactFacts on Brand {
    email
    schedulingUrl
    budgets {
      currency
      limits
    }
    phone {
      display
      link
    }
  }
`;
