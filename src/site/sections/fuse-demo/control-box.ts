import { css } from '@emotion/react';
import { color } from '../../theme/colors';
import { duration } from '../../theme/motion';
import { space } from '../../theme/space';
import { fontFamily } from '../../theme/type';

/** The box around a choice or an input. Its font size is 16 px, so phones do not zoom in on focus. */
export const controlBox = css`
  display: block;
  width: 100%;
  min-width: 0;
  height: 2.75rem;
  padding: 0 ${space[1]};
  overflow: hidden;
  background: ${color.ground};
  border: 1px solid ${color.controlLine};
  border-radius: 2px;
  color: ${color.text};
  font-family: ${fontFamily.mono};
  font-size: 1rem;
  letter-spacing: -0.02em;
  line-height: calc(2.75rem - 2px);
  text-overflow: ellipsis;
  white-space: nowrap;
  transition: border-color ${duration.fast};
`;
