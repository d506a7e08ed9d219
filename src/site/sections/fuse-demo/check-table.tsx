import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Dispatch } from 'react';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { AcceptedCell } from './accepted-cell';
import { CellEditor } from './cell-editor';
import type { CheckedCell, CheckedRow, Report } from './check-rows';
import { cellId, type DemoAction } from './demo-state';
import { RowSwitch } from './row-switch';
import { ScrollRegion } from './scroll-region';
import { SheetTable } from './sheet-table';
import { fieldKeys } from './target-fields';

type CheckTableProps = {
  report: Report;
  /** Cells, as `cellId`s, that stay open for editing although accepted. */
  touched: readonly string[];
  disabled: boolean;
  dispatch: Dispatch<DemoAction>;
};

const RowHead = styled.th`
  width: 4.5rem;
`;

const RowNumber = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
`;

const fromStart = (angle: string) => `linear-gradient(${angle}, ${color.accent} 3px, ${color.accent}2e 3px, transparent 60%)`;

const Cell = styled.td`
  &[data-next='true'] {
    background: ${fromStart('90deg')};
  }
  [dir='rtl'] &[data-next='true'] {
    background: ${fromStart('-90deg')};
  }
`;

/** All rows of the file under their mapped fields: accepted cells with their cleaned values, refused cells with an editor. */
export function CheckTable({ report, touched, disabled, dispatch }: CheckTableProps) {
  const { t } = useTranslation();
  const connected = fieldKeys.filter((key) => report.rows[0]?.cells.some((cell) => cell.key === key));
  if (connected.length === 0) return <p>{t('fuseDemo.nothingConnected')}</p>;
  const isNext = (row: CheckedRow, cell: CheckedCell) => report.nextProblem?.row === row.index && report.nextProblem.key === cell.key;
  const isOpen = (row: CheckedRow, cell: CheckedCell) =>
    !row.aside && (!cell.check.valid || touched.includes(cellId(row.index, cell.column)));
  return (
    <ScrollRegion label={t('fuseDemo.rows')}>
      <SheetTable>
        <thead>
          <tr>
            <RowHead scope="col">{t('fuseDemo.row')}</RowHead>
            {connected.map((key) => (
              <th key={key} scope="col" data-field={key}>
                {t(`fuseDemo.field.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.index} data-aside={row.aside}>
              <th scope="row">
                <RowNumber>
                  {row.index + 1}
                  <RowSwitch row={row} dispatch={dispatch} />
                </RowNumber>
              </th>
              {row.cells.map((cell) => (
                <Cell key={cell.key} data-next={isNext(row, cell)}>
                  {isOpen(row, cell) ? (
                    <CellEditor cell={cell} row={row.index} disabled={disabled} dispatch={dispatch} />
                  ) : (
                    <AcceptedCell cell={cell} />
                  )}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </ScrollRegion>
  );
}
