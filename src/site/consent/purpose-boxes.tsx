import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ConsentPurpose } from '../../contract/consent';
import { VisuallyHidden } from '../components/visually-hidden';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';

const Boxes = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[2]};
  label {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 0 ${space[1]};
    align-items: center;
    min-height: 44px;
    font-weight: ${fontWeight.strong};
    cursor: pointer;
  }
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.accent};
  }
  small {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-weight: normal;
  }
`;

/** One checkbox for each purpose that a service has. */
export function PurposeBoxes({ purposes, chosen }: { purposes: readonly ConsentPurpose[]; chosen: readonly ConsentPurpose[] }) {
  const { t } = useTranslation();
  const labels: Record<ConsentPurpose, readonly [name: string, note: string]> = {
    analytics: [t('privacy.analytics'), t('privacy.analyticsNote')],
    marketing: [t('privacy.marketing'), t('privacy.marketingNote')],
  };
  return (
    <Boxes>
      <legend>
        <VisuallyHidden>{t('privacy.purposes')}</VisuallyHidden>
      </legend>
      {purposes.map((purpose) => (
        <label key={purpose}>
          <input type="checkbox" name={purpose} defaultChecked={chosen.includes(purpose)} />
          <span>{labels[purpose][0]}</span>
          <small>{labels[purpose][1]}</small>
        </label>
      ))}
    </Boxes>
  );
}
