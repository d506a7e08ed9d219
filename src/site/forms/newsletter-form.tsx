import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { track } from '../analytics/calls';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { emailLine } from './fields';
import { LeadForm } from './lead-form';
import { textOf } from './values';

const Block = styled.div`
  h2 {
    font-size: ${fontSize.h3};
  }
  h2 + p {
    margin-block: ${space[1]} ${space[3]};
    color: ${color.textMuted};
  }
`;

type NewsletterFormProps = {
  /** The location of the form; prefixes its field's name and is the source of its leads. */
  prefix: 'footer' | 'blog_post';
  title?: string;
  subtitle?: string;
};

export function NewsletterForm({ prefix, title, subtitle }: NewsletterFormProps) {
  const { t } = useTranslation();
  const name = `${prefix}_email`;
  const email = emailLine(name, t('forms.newsletter.email'), { placeholder: t('forms.newsletter.placeholder') });
  return (
    <Block>
      {title ? <h2>{title}</h2> : null}
      {subtitle ? <p>{subtitle}</p> : null}
      <LeadForm
        form="newsletter"
        source={prefix}
        label={t(`forms.newsletter.label.${prefix}`)}
        fields={[email]}
        layout="row"
        lockedWhileInvalid
        submit={t('forms.newsletter.submit')}
        accepted={t('forms.newsletter.accepted')}
        onSent={(values) => track('newsletter_signup', { email: textOf(values, name), source: prefix })}
      />
    </Block>
  );
}
