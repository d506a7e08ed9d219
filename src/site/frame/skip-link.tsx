import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { frameIds } from '../../contract/frame-ids';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontWeight } from '../theme/type';

const Skip = styled.a`
  position: fixed;
  z-index: 30;
  top: ${space[1]};
  inset-inline-start: ${space[1]};
  padding: ${space[2]} ${space[3]};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${fontWeight.strong};
  transform: translateY(-200%);
  /* Browsers print a fixed element on every sheet. */
  ${media.print} {
    display: none;
  }
  &:focus {
    transform: none;
    color: ${color.onAccent};
  }
`;

/** The first tab stop: skips the menu and goes to the page's own content. */
export function SkipLink() {
  const { t } = useTranslation();
  return <Skip href={`#${frameIds.main}`}>{t('skipToContent')}</Skip>;
}
