import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { SecondaryLink } from '../components/button';
import { VisuallyHidden } from '../components/visually-hidden';
import { color } from '../theme/colors';
import { space } from '../theme/space';

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[4]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  p {
    flex: 1 1 14rem;
    color: ${color.textMuted};
  }
  &[data-first='true'] {
    border-color: ${color.brand};
    p {
      color: ${color.text};
    }
  }
`;

/** The offer to pick a time in the calendar; `first` if that is what the visitor came for. */
export function SchedulingLink({ url, first }: { url: string; first: boolean }) {
  const { t } = useTranslation();
  return (
    <Offer data-first={first}>
      <p>{t(first ? 'forms.contact.scheduleFirst' : 'forms.contact.scheduleIntro')}</p>
      <SecondaryLink to={url} target="_blank" rel="noopener">
        {t('forms.contact.schedule')} <VisuallyHidden>{t('forms.contact.opensElsewhere')}</VisuallyHidden>
      </SecondaryLink>
    </Offer>
  );
}
