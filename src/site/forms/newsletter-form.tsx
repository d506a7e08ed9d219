import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Newsletter } from '../../contract/site-data';
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
  const name = `${prefix}_email`;
  const email = emailLine(name, t('forms.newsletter.email'), { placeholder: t('forms.newsletter.placeholder') });
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
        // The event has two locations; a form in the middle of a page counts as one in a post.
        onSent={(values) => track('newsletter_signup', { email: textOf(values, name), source: prefix === 'page' ? 'blog_post' : prefix })}
      />
    </Block>
  );
}
