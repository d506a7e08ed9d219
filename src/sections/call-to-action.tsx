import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type MouseEvent, useState } from 'react';
import { primaryLook, secondaryLook } from '../components/button';
import { Link } from '../components/link';
import type { Variant } from '../experiments/cta-copy';
import { ctaExperimentRuns, shownVariant, useCtaCopy } from '../experiments/use-cta-copy';
import { canShowDialog, contactPage, prefetchContactDialog, whenDialogIsThere } from '../forms/contact-dialog-chunk';
import { publicSettings } from '../platform/public-settings';
import { type Opening, useSession } from '../session/session';
import { media } from '../theme/breakpoints';
import { callToActionEntrance, easing } from '../theme/motion';
import { px, size } from '../theme/space';
import { fontSize } from '../theme/type';
import { CallToActionCopies } from './call-to-action-copies';

const settle = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const callToAction = css`
  padding: 0.25rem 1rem;
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/* At least as high as specified: with widened text spacing a long label needs the room. */
const full = css`
  ${primaryLook}
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
  ${media.motionAllowed} {
    animation: ${settle} ${callToActionEntrance.duration} ${easing} ${callToActionEntrance.delay} backwards;
  }
`;

/* In the header it is an outline: gold is for one thing in view, the page's own call to action. */
const compact = css`
  ${secondaryLook}
  ${callToAction}
  width: 14rem;
`;

const looks = { full: styled(Link)(full), compact: styled(Link)(compact) };

type CallToActionProps = {
  /** The page's own label; wins over everything else. */
  label?: string | null;
  size?: keyof typeof looks;
};

/** What the dialog opens for, by the copy that the visitor pressed. */
function openingOf(variant: Variant | null): Opening {
  return variant === 'schedule-a-call' || variant === 'request-an-estimate' ? variant : 'contact';
}

/** A click that asks for nothing special, such as a new tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** The way to contact: a real link that works before and without JavaScript, and opens the contact dialog with it. */
export function CallToAction({ label = null, size: look = 'full' }: CallToActionProps) {
  const { t } = useTranslation();
  const { openDialog } = useSession();
  const [waiting, setWaiting] = useState(false);
  useCtaCopy();

  const configured = label ?? publicSettings.ctaLabel ?? null;
  const tested = configured === null && ctaExperimentRuns();

  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event) || !canShowDialog()) return;
    event.preventDefault();
    const opener = event.currentTarget;
    setWaiting(true);
    await whenDialogIsThere(opener, () => openDialog(openingOf(tested ? shownVariant() : null), opener));
    setWaiting(false);
  };

  const Look = looks[look];
  return (
    <Look to={contactPage} onClick={open} onPointerEnter={prefetchContactDialog} onFocus={prefetchContactDialog} aria-busy={waiting}>
      {tested ? <CallToActionCopies standard={t('callToAction')} /> : (configured ?? t('callToAction'))}
    </Look>
  );
}
