import styled from '@emotion/styled';
import { color } from '../../theme/colors';

export const PriceRows = styled.ul`
  border-bottom: 1px solid ${color.line};
`;
