import styled from '@emotion/styled';
import { color } from '../../theme/colors';
import { duration } from '../../theme/motion';
import { space } from '../../theme/space';

/** One side of the board. The connecting lines rely on its rows having equal heights and no gaps. */
export const Column = styled.ul`
  display: grid;
  grid-row: 2;
  grid-auto-rows: 1fr;
  min-width: 0;
  > li {
    display: grid;
    align-items: center;
    min-width: 0;
    padding-block: ${space.half};
  }
`;

/** A column or field with the pin that its line starts or ends at; solid when connected. */
export const Card = styled.div`
  position: relative;
  min-width: 0;
  padding: ${space[1]};
  background: ${color.ground};
  border: 1px dashed ${color.line};
  transition: border-color ${duration.settle};
  &[data-connected='true'] {
    border: 1px solid ${color.brand};
  }
  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 4.5px);
    width: 9px;
    height: 9px;
    background: ${color.groundDeep};
    border: 1px solid ${color.controlLine};
    transform: rotate(45deg);
  }
  &[data-connected='true']::after {
    background: ${color.brand};
    border-color: ${color.brand};
  }
  [data-side='source'] &::after {
    inset-inline-end: -5px;
  }
  [data-side='target'] &::after {
    inset-inline-start: -5px;
  }
`;
