import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { controlBox } from './control-box';
import type { Sheet } from './sheet';

const Box = styled.p(controlBox);

/** Read-only name of the column mapped to a field. */
export function SourceName({ sheet, column }: { sheet: Sheet; column: number | null }) {
  const { t } = useTranslation();
  return <Box>{sheet.headings[column ?? -1] ?? t('fuseDemo.notConnected')}</Box>;
}
