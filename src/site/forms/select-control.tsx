import styled from '@emotion/styled';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { controlLook, Label } from './control-look';
import { ErrorLine } from './error-line';
import type { FieldProps } from './field-props';
import type { SelectField } from './fields';

const Frame = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    inset-inline-end: ${space[1]};
    width: 9px;
    height: 9px;
    border-right: 1.5px solid ${color.link};
    border-bottom: 1.5px solid ${color.link};
    transform: translateY(-70%) rotate(45deg);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlLook}
  padding-inline-end: ${space[4]};
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
  option {
    background: ${color.raised};
    color: ${color.text};
  }
`;

/** Single choice: the browser's native select, with the usual behavior of keyboards and phones. */
export function SelectControl({ field, id, error }: FieldProps<SelectField>) {
  const errorId = `${id}-error`;
  return (
    <>
      <Label htmlFor={id} data-required={field.required}>
        {field.label}
      </Label>
      <Frame>
        <Select id={id} name={field.name} required={field.required} aria-invalid={error !== undefined} aria-describedby={errorId}>
          <option value="">{field.prompt}</option>
          {field.options.map((option) => (
            <option key={option.id} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Frame>
      <ErrorLine id={errorId} error={error} />
    </>
  );
}
