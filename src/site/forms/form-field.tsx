import styled from '@emotion/styled';
import type { FieldProps } from './fields';
import { MultiSelectControl } from './multi-select-control';
import { SelectControl } from './select-control';
import { TextControl } from './text-control';

const Cell = styled.div`
  min-width: 0;
  &[data-wide='true'] {
    grid-column: 1 / -1;
  }
`;

/** A label, its control and its error line: the same elements with and without JavaScript. */
export function FormField(props: FieldProps) {
  return <Cell data-wide={props.field.wide ?? false}>{controlOf(props)}</Cell>;
}

function controlOf({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'select':
      return <SelectControl field={field} {...rest} />;
    case 'multi-select':
      return <MultiSelectControl field={field} {...rest} />;
    default:
      return <TextControl field={field} {...rest} />;
  }
}
