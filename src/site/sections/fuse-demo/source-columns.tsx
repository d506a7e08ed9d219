import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';
import { Card, Column } from './board-card';
import { columnOf, type Sheet } from './sheet';
import type { Mapping } from './suggest-mapping';

const Heading = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  /* The smallest phones need three lines with wider letter spacing. */
  -webkit-line-clamp: 3;
  font-family: ${fontFamily.mono};
  font-size: 0.875rem;
  ${media.tabletUp} {
    font-size: ${fontSize.small};
  }
  line-height: 1.4;
`;

const Value = styled.p`
  margin-top: ${space.half};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-family: ${fontFamily.mono};
  color: ${color.textFaint};
  font-size: ${fontSize.annotation};
`;

type SourceColumnsProps = { sheet: Sheet; columns: readonly number[]; mapping: Mapping };

/** The file's original columns, each with its first non-empty value. */
export function SourceColumns({ sheet, columns, mapping }: SourceColumnsProps) {
  const { t } = useTranslation();
  const mapped = Object.values(mapping);
  return (
    <Column className="source" data-side="source">
      {columns.map((column) => (
        <li key={column}>
          <Card data-connected={mapped.includes(column)}>
            <Heading dir="auto">{sheet.headings[column]}</Heading>
            {/* In its own direction: a Hebrew page would cut off the beginning of a Latin value. */}
            <Value dir="auto">{columnOf(sheet, column).find((value) => value.trim() !== '') ?? t('fuseDemo.blank')}</Value>
          </Card>
        </li>
      ))}
    </Column>
  );
}
