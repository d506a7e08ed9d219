import styled from '@emotion/styled';
import { media } from '../theme/breakpoints';
import { px, size } from '../theme/space';

/** The side paddings of a section per breakpoint. */
export const sectionPadding = `
  padding-inline: ${px(size.sectionPadding.mobile)};
  ${media.tabletUp} { padding-inline: ${px(size.sectionPadding.tablet)}; }
  ${media.desktopUp} { padding-inline: ${px(size.sectionPadding.desktop)}; }
  ${media.largeDesktopUp} { padding-inline: ${px(size.sectionPadding.largeDesktop)}; }
`;

/** Container for content: the general width, centered, with the side paddings. */
export const Wrapper = styled.div`
  ${sectionPadding}
  width: 100%;
  max-width: ${px(size.wrapperMaxWidth + 2 * size.sectionPadding.largeDesktop)};
  margin-inline: auto;
`;

/** Container for running text: the narrower of the two widths. */
export const TextWrapper = styled.div`
  ${sectionPadding}
  width: 100%;
  max-width: ${px(size.textMaxWidth + 2 * size.sectionPadding.largeDesktop)};
  margin-inline: auto;
`;
