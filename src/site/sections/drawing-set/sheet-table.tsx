import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';

/** A table on paper. On phones each row is a card, and each cell has its column's name above it. */
export const PaperTable = styled.table`
  width: 100%;
  font-size: ${fontSize.small};
  line-height: 1.45;
  caption {
    padding-bottom: ${space[1]};
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding-block: ${space[1]};
    padding-inline-end: ${space[2]};
    border-bottom: 1px solid ${color.ink}26;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-bottom-color: ${color.ink};
    color: ${color.inkMuted};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.annotation};
    font-weight: 400;
  }
  tbody th {
    font-weight: 600;
  }
  .figure {
    font-family: ${fontFamily.mono};
    white-space: nowrap;
  }
  ${media.mobile} {
    overflow-wrap: anywhere;
    .figure {
      white-space: normal;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr,
    th,
    td,
    caption {
      display: block;
    }
    tr {
      padding-block: ${space[1]};
      border-bottom: 1px solid ${color.ink}26;
    }
    tbody th,
    td,
    tfoot th {
      padding: 0.125rem 0;
      border-bottom: 0;
    }
    td.figure {
      display: inline-block;
      padding-inline-end: ${space[3]};
    }
    td[data-column]::before {
      content: attr(data-column) ': ';
      color: ${color.inkMuted};
    }
  }
`;

/** A table of a sheet; the first cell of each row is its heading. */
export function SheetTable({ table: { caption, columns, rows } }: { table: Queries.SheetTableFragment }) {
  return (
    <PaperTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [first, ...others] }) => (
          <tr key={[first, ...others].join()}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PaperTable>
  );
}

export const sheetTableFragment = graphql`
  fragment SheetTable on SheetTable {
    caption
    columns
    rows {
      cells
    }
  }
`;
