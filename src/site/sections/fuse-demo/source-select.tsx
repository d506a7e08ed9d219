import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ChangeEvent, Dispatch } from 'react';
import { color } from '../../theme/colors';
import { controlBox } from './control-box';
import type { DemoAction } from './demo-state';
import type { Sheet } from './sheet';
import type { FieldKey } from './target-fields';

const Frame = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    inset-inline-end: 0.625rem;
    width: 8px;
    height: 8px;
    border-right: 1.5px solid ${color.link};
    border-bottom: 1.5px solid ${color.link};
    transform: translateY(-70%) rotate(45deg);
    pointer-events: none;
  }
  &:has(:disabled)::after {
    content: none;
  }
`;

const Select = styled.select`
  ${controlBox}
  padding-inline-end: 1.5rem;
  appearance: none;
  cursor: pointer;
  &:hover {
    border-color: ${color.link};
  }
  option {
    background: ${color.raised};
    color: ${color.text};
  }
`;

type SourceSelectProps = {
  field: FieldKey;
  sheet: Sheet;
  column: number | null;
  disabled: boolean;
  dispatch: Dispatch<DemoAction>;
};

/** Select for the column that feeds a field. */
export function SourceSelect({ field, sheet, column, disabled, dispatch }: SourceSelectProps) {
  const { t } = useTranslation();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    dispatch({ type: 'fieldMapped', key: field, column: target.value === '' ? null : Number(target.value) });
  return (
    <Frame>
      <Select
        aria-label={t('fuseDemo.sourceOf', { field: t(`fuseDemo.field.${field}`) })}
        value={column ?? ''}
        disabled={disabled}
        onChange={choose}
      >
        <option value="">{t('fuseDemo.notConnected')}</option>
        {sheet.headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and their order never changes.
          <option key={index} value={index}>
            {heading}
          </option>
        ))}
      </Select>
    </Frame>
  );
}
