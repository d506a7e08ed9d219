import { color } from '../theme/colors';

/** The look of an entry whose one link covers it, so that all of it can be clicked. */
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
