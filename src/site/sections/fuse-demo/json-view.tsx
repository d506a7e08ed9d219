import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';
import type { CleanRow } from './check-rows';
import { ScrollRegion } from './scroll-region';

const Code = styled.pre`
  width: max-content;
  padding: ${space[2]};
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.annotation};
  line-height: 1.65;
`;

/** The clean rows as the JSON a server receives. */
export function JsonView({ rows }: { rows: readonly CleanRow[] }) {
  const { t } = useTranslation();
  return (
    <ScrollRegion label={t('fuseDemo.delivered')}>
      <Code>{JSON.stringify(rows, null, 2)}</Code>
    </ScrollRegion>
  );
}
