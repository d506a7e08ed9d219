import styled from '@emotion/styled';
import { fadingEnd } from '../../components/fading-end';
import { Picture } from '../../components/picture';
import { media } from '../../theme/breakpoints';

/* Small screens show the drawing at a size that can be read, and scroll it within its own frame. */
const Drawing = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  outline-offset: 2px;
  picture,
  img {
    display: block;
    min-width: 56rem;
  }
  ${fadingEnd}
  ${media.desktopUp} {
    animation: none;
    img {
      min-width: 0;
    }
  }
  ${media.print} {
    overflow: visible;
    /* With the padding of printed sections, a sheet would not fit on A4, and an empty page would follow. */
    padding-block: 0 !important;
    img {
      width: auto;
      min-width: 0;
      /* What letter and A4 have in common. */
      max-height: 180mm;
      margin-inline: auto;
    }
  }
`;

/** The drawing of a sheet, which can be scrolled by keyboard too. */
export const SheetDrawing = ({ label, picture }: { label: string; picture: Queries.PictureFragment }) => (
  <Drawing tabIndex={0} aria-label={label}>
    <Picture picture={picture} sizes="(min-width: 1440px) 1216px, (min-width: 1024px) calc(100vw - 192px), 896px" />
  </Drawing>
);
