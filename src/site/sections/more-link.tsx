import styled from '@emotion/styled';
import { SecondaryLink } from '../components/button';
import { space } from '../theme/space';

const More = styled.p`
  margin-top: ${space[6]};
`;

/** Below a list of some pages: the link to the page that lists all of them. */
export const MoreLink = ({ to, children }: { to: string; children: string }) => (
  <More>
    <SecondaryLink to={to}>{children}</SecondaryLink>
  </More>
);
