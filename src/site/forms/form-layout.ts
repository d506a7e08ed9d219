import styled from '@emotion/styled';
import { media } from '../theme/breakpoints';
import { space } from '../theme/space';
import { errorLineHeight } from './control-look';

/* Two columns if both have room, otherwise one. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 14rem), 50% - ${space[4]} / 2), 1fr));
  column-gap: ${space[4]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
`;

/* One field with its button to the right, aligned with the control. */
export const Row = styled.div`
  ${media.tabletUp} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space[3]};
    align-items: end;
    > :last-child {
      margin-bottom: ${errorLineHeight};
    }
  }
`;
