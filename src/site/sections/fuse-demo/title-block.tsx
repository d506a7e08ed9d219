import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Annotation } from '../../components/annotation';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';
import type { Sheet } from './sheet';

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[1]};
  background: ${color.raised};
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: ${space[4]};
  }
`;

const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  overflow-wrap: break-word;
  > p {
    max-width: 100%;
  }
`;

const Name = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.small};
`;

type TitleBlockProps = {
  /** File name; null for pasted cells. */
  name: string | null;
  sheet: Sheet;
  children?: ReactNode;
};

/** The current file's name and size, with the controls for loading another. */
export function TitleBlock({ name, sheet, children }: TitleBlockProps) {
  const { t } = useTranslation();
  const rows = t('fuseDemo.rowCount', { count: sheet.rows.length });
  const columns = t('fuseDemo.columnCount', { count: sheet.headings.length });
  return (
    <Block>
      <Label role="status">
        <Name>{name ?? t('fuseDemo.pasted')}</Name>
        <Annotation>{t('fuseDemo.shape', { rows, columns })}</Annotation>
      </Label>
      {children}
    </Block>
  );
}
