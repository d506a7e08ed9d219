import { css, keyframes } from '@emotion/react';
import { media } from '../theme/breakpoints';

const fade = keyframes`
  from { mask-image: linear-gradient(var(--back), transparent, black 4rem); }
  to { mask-image: linear-gradient(var(--back), black, black 4rem); }
`;

/** For a container that scrolls sideways: until its end is reached, it fades out at the edge where it continues. */
export const fadingEnd = css`
  --back: to left;
  [dir='rtl'] & {
    --back: to right;
  }
  ${media.motionAllowed} {
    animation: ${fade} linear both;
    animation-timeline: scroll(self inline);
  }
  /* Otherwise the focus outline, or a field being edited at the edge, would fade too. */
  &:focus-visible,
  &:focus-within {
    animation: none;
  }
  ${media.print} {
    animation: none;
  }
`;
