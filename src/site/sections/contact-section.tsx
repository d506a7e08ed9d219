import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { BrandFacts } from '../../contract/site-frame';
import { ContactForm } from '../forms/contact-form';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { useSiteFrame } from '../words/site-frame';
import { FormSection } from './form-section';

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
};

/** The contact form, with other ways to reach us. */
export function ContactSection({ id = 'write', heading, intro }: ContactSectionProps) {
  const { t } = useTranslation();
  const { brand } = useSiteFrame();
  return (
    <FormSection id={id} heading={heading ?? t('contact.heading')} intro={intro ?? null}>
      <ContactForm />
      {brand.email ? <DirectWays {...brand} /> : null}
    </FormSection>
  );
}

function DirectWays({ email, phone }: Pick<BrandFacts, 'email' | 'phone'>) {
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
