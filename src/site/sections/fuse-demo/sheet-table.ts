import styled from '@emotion/styled';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize, fontWeight } from '../../theme/type';

/** A table styled like a spreadsheet, with sticky headers. */
export const SheetTable = styled.table`
  width: 100%;
  min-width: 48rem;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.annotation};
  line-height: 1.5;
  th,
  td {
    padding: ${space[1]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  [data-field='email'] {
    width: 38%;
  }
  td {
    border-inline-start: 1px solid ${color.line};
  }
  tbody tr:last-of-type > * {
    border-bottom: 0;
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${color.raised};
    color: ${color.textMuted};
    font-weight: ${fontWeight.medium};
  }
  tbody th {
    color: ${color.textFaint};
    font-weight: ${fontWeight.regular};
  }
  [data-aside='true'] td {
    color: ${color.textFaint};
    text-decoration: line-through;
  }
`;
