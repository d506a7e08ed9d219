import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { fontSize, fontWeight } from '../theme/type';

/** The look of a `summary` as a row with its text at the start and a plus, or a minus when open, at the end. */
export const plusToggle = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '+';
    content: '+' / '';
    flex: none;
    color: ${color.link};
    font-size: ${fontSize.h3};
    font-weight: ${fontWeight.regular};
  }
  ${media.print} {
    &::after {
      display: none;
    }
  }
  details[open] > &::after {
    content: '–';
    content: '–' / '';
  }
`;
