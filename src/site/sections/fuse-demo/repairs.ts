import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';

/** The suggested repairs below a refused cell. */
export const Repairs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space.half};
  &:empty {
    display: none;
  }
`;

export const repairLook = css`
  min-height: 28px;
  padding: 0 ${space[1]};
  background: ${color.raisedHover};
  border: 1px solid transparent;
  border-radius: 14px;
  color: ${color.link};
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.annotation};
  line-height: 26px;
  overflow-wrap: anywhere;
  text-align: start;
`;
