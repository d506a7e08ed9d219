import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ConsentPurpose } from '../../contract/consent';
import { SecondaryButton } from '../components/button';
import { media } from '../theme/breakpoints';
import { space } from '../theme/space';
import { choose } from './choose';

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  button {
    flex: 1 1 8rem;
    padding-inline: 1rem;
  }
  ${media.up.lg} {
    flex-wrap: nowrap;
    button {
      flex: 1 0 auto;
    }
  }
`;

type PrivacyAnswersProps = {
  purposes: readonly ConsentPurpose[];
  /** Shows the purposes; undefined once they are shown and the form can be submitted. */
  onChoose: (() => void) | undefined;
  /** Undefined while the visitor is asked. */
  onClose: (() => void) | undefined;
  /** Whether there is nothing to choose. */
  settled: boolean;
};

/** The buttons of the question; all look the same. */
export function PrivacyAnswers({ purposes, onChoose, onClose, settled }: PrivacyAnswersProps) {
  const { t } = useTranslation();
  // Keys, because the browser would submit with a button whose type the click has just changed.
  const more = onChoose ? (
    <SecondaryButton key="choose" type="button" onClick={onChoose}>
      {t('privacy.choose')}
    </SecondaryButton>
  ) : (
    <SecondaryButton key="save" type="submit">
      {t('privacy.save')}
    </SecondaryButton>
  );
  return (
    <Answers>
      {settled ? null : (
        <>
          <SecondaryButton type="button" onClick={() => choose(purposes)}>
            {t('privacy.accept')}
          </SecondaryButton>
          <SecondaryButton type="button" onClick={() => choose([])}>
            {t('privacy.decline')}
          </SecondaryButton>
          {more}
        </>
      )}
      {onClose ? (
        <SecondaryButton type="button" onClick={onClose}>
          {t('privacy.close')}
        </SecondaryButton>
      ) : null}
    </Answers>
  );
}
