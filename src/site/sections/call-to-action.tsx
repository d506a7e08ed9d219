import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mainPages } from '../../contract/main-pages';
import { primaryLook, secondaryLook } from '../components/button';
import { Link } from '../components/link';
import { publicSettings } from '../edge/public-settings';
import type { Variant } from '../experiments/cta-copy';
import { ctaExperimentRuns, shownVariant } from '../experiments/settle-cta-copy';
import type { Opening } from '../session/contact-dialog-state';
import { media } from '../theme/breakpoints';
import { callToActionEntrance, easing } from '../theme/motion';
import { px, size } from '../theme/space';
import { fontSize } from '../theme/type';
import { CallToActionCopies } from './call-to-action-copies';
import { useDialogLink } from './use-dialog-link';

const settle = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const callToAction = css`
  padding: 0.25rem 1rem;
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/* A minimum height, not a fixed one: with increased text spacing, a long label needs more room. */
const box = css`
  ${callToAction}
  ${media.print} {
    display: none;
  }
  width: ${px(size.callToAction.width)};
  min-height: ${px(size.callToAction.height)};
  font-size: ${fontSize.lead};
  ${media.tabletDown} {
    width: ${px(size.callToAction.tabletWidth)};
  }
  ${media.mobile} {
    width: 100%;
  }
`;

const full = css`
  ${primaryLook}
  ${box}
  ${media.motionAllowed} {
    animation: ${settle} ${callToActionEntrance.duration} ${easing} ${callToActionEntrance.delay} backwards;
  }
`;

/* Near the end of a page, without the entrance, which would be over before it is in view. */
const outlined = css`
  ${secondaryLook}
  ${box}
`;

/* Outlined in the header: gold is reserved for one thing per view, the page's own call to action. */
const compact = css`
  ${secondaryLook}
  ${callToAction}
  width: clamp(12rem, 20vw - 18px, 14rem);
`;

const looks = { full: styled(Link)(full), outlined: styled(Link)(outlined), compact: styled(Link)(compact) };

type CallToActionProps = {
  /** The page's own label; overrides all others. */
  label?: string | null;
  look?: keyof typeof looks;
};

/** The dialog's purpose, according to the copy the visitor clicked. */
function openingOf(variant: Variant | null): Opening {
  return variant === 'schedule-a-call' || variant === 'request-an-estimate' ? variant : 'contact';
}

/** A real link to the contact page that works before and without JavaScript; with it, opens the contact dialog. */
export function CallToAction({ label = null, look = 'full' }: CallToActionProps) {
  const { t } = useTranslation();
  const configured = label ?? publicSettings.ctaLabel ?? null;
  const tested = configured === null && ctaExperimentRuns();
  const dialogLink = useDialogLink(() => openingOf(tested ? shownVariant() : null));
  const Button = looks[look];
  return (
    <Button to={mainPages.contact} {...dialogLink}>
      {tested ? <CallToActionCopies standard={t('callToAction')} /> : (configured ?? t('callToAction'))}
    </Button>
  );
}
