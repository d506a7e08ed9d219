import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Dispatch } from 'react';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import type { CheckedRow } from './check-rows';
import type { DemoAction } from './demo-state';

const Box = styled.input`
  position: relative;
  width: 24px;
  height: 24px;
  margin: 0;
  flex: none;
  appearance: none;
  border: 1px solid ${color.controlLine};
  border-radius: 2px;
  cursor: pointer;
  &:hover {
    border-color: ${color.link};
  }
  &:checked::before {
    content: '';
    display: block;
    width: 6px;
    height: 12px;
    margin: 3px auto 0;
    border-right: 2px solid ${color.link};
    border-bottom: 2px solid ${color.link};
    transform: rotate(45deg);
  }
  /* Its row is as high as the area around it that takes a touch. */
  ${media.touch} {
    margin-block: 2px;
    &::after {
      content: '';
      position: absolute;
      inset: -11px;
    }
  }
`;

/** Checkbox that includes a row or sets it aside. */
export function RowSwitch({ row: { index, aside }, dispatch }: { row: CheckedRow; dispatch: Dispatch<DemoAction> }) {
  const { t } = useTranslation();
  return (
    <Box
      type="checkbox"
      aria-label={t('fuseDemo.useRow', { row: index + 1 })}
      checked={!aside}
      onChange={({ target }) => dispatch({ type: 'rowSetAside', row: index, aside: !target.checked })}
    />
  );
}
