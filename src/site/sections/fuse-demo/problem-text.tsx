import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
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

type ProblemTextProps = { cell: CheckedCell; row: number };

/** Read-only version of a refused cell with its reason and suggested repairs; as high as the editable version. */
export function ProblemText({ cell: { text, check }, row }: ProblemTextProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box>{text}</Box>
      <ReasonText check={check} />
      {check.valid ? null : (
        <Repairs>
          {check.reason.code === 'total' ? <Repair>{t('fuseDemo.leaveOut', { row: row + 1 })}</Repair> : null}
          {check.suggestions.map((repair) => (
            <Repair key={repair}>{repair}</Repair>
          ))}
        </Repairs>
      )}
    </>
  );
}
