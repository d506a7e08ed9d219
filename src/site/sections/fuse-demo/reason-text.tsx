import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize } from '../../theme/type';
import type { CellCheck } from './cell-check';

const Line = styled.p`
  margin-top: ${space.half};
  color: ${color.error};
  font-size: ${fontSize.annotation};
  line-height: 1.4;
`;

/** Why a cell is refused; renders nothing for an accepted one. */
export function ReasonText({ check, id }: { check: CellCheck; id?: string }) {
  const { t } = useTranslation();
  return check.valid ? null : <Line {...(id ? { id } : {})}>{t(`fuseDemo.reason.${check.reason.code}`, check.reason.values ?? {})}</Line>;
}
