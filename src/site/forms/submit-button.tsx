import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { outlinedColors, PrimaryButton } from '../components/button';
import { publicSettings } from '../edge/public-settings';
import { media } from '../theme/breakpoints';
import { px, size } from '../theme/space';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

const Button = styled(PrimaryButton)`
  position: relative;
  min-width: ${px(size.subscribeButton.width)};
  max-width: 100%;
  min-height: ${px(size.subscribeButton.height)};
  overflow: hidden;
  &[aria-busy='true'] {
    cursor: progress;
  }
  /* An outline, where gold is for something else in view. */
  &[data-quiet='true'] {
    width: ${px(size.subscribeButton.width)};
    ${outlinedColors}
  }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-top: 3px solid currentColor;
    ${media.motionAllowed} {
      animation: ${pass} 1.2s linear infinite;
    }
  }
  /* In a row of its own the button of a whole form is as wide as its fields. */
  ${media.mobile} {
    &[data-quiet='false'] {
      width: 100%;
    }
  }
  /* A button that could do nothing is worse than none. */
  @media (scripting: none) {
    &[data-needs-script='true'] {
      display: none;
    }
  }
`;

type SubmitButtonProps = { disabled: boolean; busy: boolean; quiet?: boolean; children: ReactNode };

/** Otherwise Firefox disables a button again when a page is reloaded while it sends, and nobody would enable it. */
const freshOnReload = { autoComplete: 'off' };

export function SubmitButton({ disabled, busy, quiet = false, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      {...freshOnReload}
      disabled={disabled}
      aria-busy={busy}
      data-quiet={quiet}
      data-needs-script={!publicSettings.leadsEndpoint}
    >
      {children}
    </Button>
  );
}
