import styled from '@emotion/styled';
import { color } from '../../theme/colors';
import type { CheckedCell } from './check-rows';
import { controlBox } from './control-box';
import { ReasonText } from './reason-text';

const Box = styled.p`
  ${controlBox}
  border-color: ${color.error};
`;

/** A refused cell with the reason, where it can only be read. */
export function ProblemText({ cell: { text, check } }: { cell: CheckedCell }) {
  return (
    <>
      <Box>{text}</Box>
      <ReasonText check={check} />
    </>
  );
}
