import { color } from '../theme/colors';
import { space } from '../theme/space';
import { namedTextLook } from './named-text';

/** The look of a list of names with their texts, each below a rule; a name may be a link. Lists differ in their columns. */
export const ruledColumns = `
  display: grid;
  gap: ${space[4]};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    align-content: start;
    padding-top: ${space[2]};
    border-top: 1px solid ${color.brand};
  }
  ${namedTextLook}
  h3 a {
    color: ${color.text};
  }
  h3 a:hover {
    color: ${color.link};
  }
`;
