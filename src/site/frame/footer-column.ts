import { px, size } from '../theme/space';

/** The width of the footer's columns: as wide as specified; wider for visitors who enlarge the text only. */
export const footerColumn = `max(${px(size.footerColumnWidth)}, ${size.footerColumnWidth / 16}rem)`;
