import styled from '@emotion/styled';
import { color } from '../../theme/colors';
import type { CheckedCell } from './check-rows';
import { controlBox } from './control-box';
import { ReasonText } from './reason-text';
import { Repairs, repairLook } from './repairs';

const Box = styled.p`
  ${controlBox}
  border-color: ${color.error};
`;

const Repair = styled.span(repairLook);

/** A refused cell with the reason and the likely repairs, where they can only be read. */
export function ProblemText({ cell: { text, check } }: { cell: CheckedCell }) {
  return (
    <>
      <Box>{text}</Box>
      <ReasonText check={check} />
      {check.valid ? null : (
        <Repairs>
          {check.suggestions.map((repair) => (
            <Repair key={repair}>{repair}</Repair>
          ))}
        </Repairs>
      )}
    </>
  );
}
