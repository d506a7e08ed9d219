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
  brand: Queries.ContactFactsFragment;
  services: readonly { slug: string; label: string }[];
};

/** The contact form with the other ways to reach us. */
export function ContactSection({ brand, services }: ContactSectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection id="write" heading={t('contact.heading')}>
      <ContactForm interests={interestOptions(services)} schedulingUrl={brand.schedulingUrl} budgets={brand.budgets} />
      <Direct>
        {t('contact.direct')} <a href={`mailto:${brand.email}`}>{brand.email}</a>
        {brand.phone ? (
          <>
            , <a href={`tel:${brand.phone.link}`}>{brand.phone.display}</a>
          </>
        ) : null}
      </Direct>
    </FormSection>
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
