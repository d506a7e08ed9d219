import styled from '@emotion/styled';
import { SelectFrame, selectLook } from '../components/select-frame';
import { space } from '../theme/space';
import { controlLook, Label } from './control-look';
import { ErrorLine } from './error-line';
import type { FieldProps, SelectField } from './fields';

const Select = styled.select`
  ${controlLook}
  ${selectLook}
  padding-inline-end: ${space[4]};
  text-overflow: ellipsis;
`;

/** Single choice: the browser's native select, with the usual behavior of keyboards and phones. */
export function SelectControl({ field, id, error }: FieldProps<SelectField>) {
  const errorId = `${id}-error`;
  return (
    <>
      <Label htmlFor={id} data-required={field.required}>
        {field.label}
      </Label>
      <SelectFrame>
        <Select id={id} name={field.name} required={field.required} aria-invalid={error !== undefined} aria-describedby={errorId}>
          <option value="">{field.prompt}</option>
          {field.options.map((option) => (
            <option key={option.id} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </SelectFrame>
      <ErrorLine id={errorId} error={error} />
    </>
  );
}
