import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSyncExternalStore } from 'react';
import { navigationDelay } from '../gatsby/navigation-delay';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';

const Notice = styled.p`
  position: fixed;
  z-index: 25;
  bottom: ${space[2]};
  left: 50%;
  max-width: ${px(size.toastMaxWidth)};
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${color.controlLine};
  background: ${color.raisedHover};
  color: ${color.text};
  transform: translateX(-50%);
  &:empty {
    visibility: hidden;
  }
`;

/** Announces a slow page load. Always mounted, because a live region added together with its text is not announced. */
export function SlowNavigationNotice() {
  const { t } = useTranslation();
  const delayed = useSyncExternalStore(navigationDelay.subscribe, navigationDelay.read, () => false);
  return <Notice role="status">{delayed ? t('slowNavigation') : null}</Notice>;
}
