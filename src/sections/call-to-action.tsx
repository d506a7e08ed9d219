import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { primaryLook } from '../components/button';
import { Link } from '../components/link';
import { publicSettings } from '../platform/public-settings';
import { media } from '../theme/breakpoints';
import { callToActionEntrance, easing } from '../theme/motion';
import { px, size } from '../theme/space';
import { fontSize } from '../theme/type';

const settle = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const full = css`
  ${primaryLook}
  width: ${px(size.callToAction.width)};
  height: ${px(size.callToAction.height)};
  font-size: ${fontSize.lead};
  ${media.tabletDown} {
    width: ${px(size.callToAction.tabletWidth)};
  }
  ${media.mobile} {
    width: 100%;
  }
  ${media.motionAllowed} {
    animation: ${settle} ${callToActionEntrance.duration} ${easing} ${callToActionEntrance.delay} backwards;
  }
`;

const compact = css`
  ${primaryLook}
  width: 14rem;
`;

const looks = { full: styled(Link)(full), compact: styled(Link)(compact) };

type CallToActionProps = {
  /** The page's own label; wins over everything else. */
  label?: string | null;
  size?: keyof typeof looks;
};

/** The way to contact: a real link that works before and without JavaScript. */
export function CallToAction({ label = null, size: look = 'full' }: CallToActionProps) {
  const { t } = useTranslation();
  const Look = looks[look];
  return <Look to="/contact-us/">{label ?? publicSettings.ctaLabel ?? t('callToAction')}</Look>;
}
