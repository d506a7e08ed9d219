import { color } from '../theme/colors';

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
    color: ${color.link};
    font-size: 1.25rem;
  }
  details[open] > &::after {
    content: '–';
  }
`;
