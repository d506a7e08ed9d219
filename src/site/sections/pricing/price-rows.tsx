import styled from '@emotion/styled';
import { color } from '../../theme/colors';
import { scaleEnd } from './scale';

export const PriceRows = styled.ul`
  border-bottom: 1px solid ${color.line};
`;

/** The end of the scale that these amounts share. */
export const endOf = (items: readonly { high: number }[]) => scaleEnd(Math.max(...items.map(({ high }) => high)));
