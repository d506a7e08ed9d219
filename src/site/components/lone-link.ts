import { media } from '../theme/breakpoints';

/** The look of a link outside running text: high enough to be hit, also with a finger. */
export const loneLink = `
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  ${media.touch} {
    min-height: 44px;
  }
`;
