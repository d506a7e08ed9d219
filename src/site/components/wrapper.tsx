import styled from '@emotion/styled';
import { media } from '../theme/breakpoints';
import { px, size } from '../theme/space';

/** Container for content, centered: the width of the page, and the general width between the side paddings. */
export const Wrapper = styled.div`
  width: 100%;
  max-width: ${px(size.pageMaxWidth)};
  margin-inline: auto;
  padding-inline: ${px(size.sectionPadding.mobile)};
  ${media.tabletUp} {
    padding-inline: ${px(size.sectionPadding.tablet)};
  }
  ${media.desktopUp} {
    padding-inline: ${px(size.sectionPadding.desktop)};
  }
  ${media.largeDesktopUp} {
    padding-inline: ${px(size.sectionPadding.largeDesktop)};
  }
`;

/** Container for running text: the narrower of the two widths. */
export const TextWrapper = styled(Wrapper)`
  max-width: ${px(size.textMaxWidth + 2 * size.sectionPadding.desktop)};
  ${media.largeDesktopUp} {
    max-width: ${px(size.textMaxWidth + 2 * size.sectionPadding.largeDesktop)};
  }
`;
