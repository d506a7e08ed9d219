import { color } from '../theme/colors';
import { space } from '../theme/space';

/** The look of links to parts of a list, as boxes in a row; the current one is gold. */
export const boxedLinks = `
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
  a {
    display: inline-flex;
    align-items: center;
    border: 1px solid ${color.controlLine};
    text-decoration: none;
  }
  a:hover {
    background: ${color.raisedHover};
    color: ${color.text};
  }
  a[aria-current] {
    border-color: ${color.accent};
    color: ${color.accent};
    text-decoration: underline;
  }
`;
