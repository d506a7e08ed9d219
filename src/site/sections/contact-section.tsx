import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ContactForm } from '../forms/contact-form';
import { ContactWays } from '../forms/contact-ways';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { Section } from './section';

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
  return (
    <Section id={id} heading={heading ?? t('contact.heading')} intro={intro} beside raised>
      <ContactForm />
      <Direct>
        <ContactWays intro={t('contact.direct')} />
      </Direct>
    </Section>
  );
}
