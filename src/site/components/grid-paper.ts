import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';

/** The hairline grid of a construction drawing, as a background; `cell` is the grid size in pixels. */
export const gridPaper = (cell: number) => `
  background-image:
    linear-gradient(${color.line}55 1px, transparent 1px),
    linear-gradient(90deg, ${color.line}55 1px, transparent 1px);
  background-size: ${cell}px ${cell}px;
  ${media.moreContrast} {
    background-image: none;
  }
`;
