import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { newsletterField } from '../../contract/lead';
import type { Newsletter } from '../../contract/site-data';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { emailLine } from './fields';
import { LeadForm } from './lead-form';

const Block = styled.div`
  h2 {
    font-size: ${fontSize.h3};
  }
  h2 + p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
  form {
    margin-top: ${space[3]};
  }
`;

/* Above the form: below it would be apart from the rest, because of the room for messages. */
const Frequency = styled.p`
  margin-top: ${space.half};
  color: ${color.textFaint};
  font-size: ${fontSize.small};
`;

type NewsletterFormProps = Partial<Newsletter> & {
  /** The location of the form; prefixes its field's name and is the source of its leads. */
  prefix: 'footer' | 'blog_post' | 'page';
};

export function NewsletterForm({ prefix, title, subtitle, frequency }: NewsletterFormProps) {
  const { t } = useTranslation();
  const email = emailLine(newsletterField(prefix), t('forms.newsletter.email'), { placeholder: t('forms.newsletter.placeholder') });
  return (
    <Block>
      {title ? <h2>{title}</h2> : null}
      {subtitle ? <p>{subtitle}</p> : null}
      {frequency ? <Frequency>{frequency}</Frequency> : null}
      <LeadForm
        form="newsletter"
        source={prefix}
        label={t(`forms.newsletter.label.${prefix}`)}
        fields={[email]}
        layout="row"
        lockedWhileInvalid
        submit={t('forms.newsletter.submit')}
        accepted={t('forms.newsletter.accepted')}
      />
    </Block>
  );
}
