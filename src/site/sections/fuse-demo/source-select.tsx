import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ChangeEvent, Dispatch } from 'react';
import { SelectFrame, selectLook } from '../../components/select-frame';
import { color } from '../../theme/colors';
import { controlBox } from './control-box';
import type { DemoAction } from './demo-state';
import type { Sheet } from './sheet';
import type { FieldKey } from './target-fields';

const Select = styled.select`
  ${controlBox}
  ${selectLook}
  padding-inline-end: 1.25rem;
  &:hover {
    border-color: ${color.link};
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
    <SelectFrame>
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
    </SelectFrame>
  );
}
