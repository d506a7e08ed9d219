import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { media } from '../../theme/breakpoints';
import { space } from '../../theme/space';
import { ConnectionLines } from './connection-lines';
import { Part, PartHead } from './demo-window';
import { shownColumns } from './shown-columns';
import { SourceColumns } from './source-columns';
import { type MappingProps, TargetFields } from './target-list';

const Board = styled.div`
  display: grid;
  /* On the smallest phones, a name of 12 letters fits into a select, in the fallback font too. */
  grid-template-columns: minmax(0, 5fr) 1.5rem minmax(0, 11fr);
  grid-template-rows: auto 1fr auto;
  row-gap: ${space[1]};
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 5fr) minmax(2rem, 4fr) minmax(0, 6fr);
  }
`;

const Wanted = styled(Annotation)`
  grid-column: 3;
`;

const More = styled(Annotation)`
  grid-row: 3;
`;

/** The file's columns, the target fields, and the lines that connect them. */
export function MappingSheet({ sheet, mapping, suggestions, disabled, dispatch }: MappingProps) {
  const { t } = useTranslation();
  const columns = shownColumns(sheet.headings.length, mapping);
  const hidden = sheet.headings.length - columns.length;
  return (
    <Part data-grid="">
      <PartHead number="01" wordKey="map">
        <Annotation>{t('fuseDemo.mapHint')}</Annotation>
      </PartHead>
      <Board>
        <Annotation>{t('fuseDemo.source')}</Annotation>
        <Wanted>{t('fuseDemo.target')}</Wanted>
        <SourceColumns sheet={sheet} columns={columns} mapping={mapping} />
        <ConnectionLines columns={columns} mapping={mapping} />
        <TargetFields sheet={sheet} mapping={mapping} suggestions={suggestions} disabled={disabled} dispatch={dispatch} />
        {hidden > 0 ? <More>{t('fuseDemo.moreColumns', { count: hidden })}</More> : null}
      </Board>
    </Part>
  );
}
