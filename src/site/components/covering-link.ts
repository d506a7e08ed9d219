import { color } from '../theme/colors';

/** The look of an entry covered by its only link, so that all of it is clickable. */
export const coveringLink = `
  position: relative;
  a {
    color: ${color.text};
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    color: ${color.link};
  }
`;
