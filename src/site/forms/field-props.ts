import type { Field } from './fields';

export type FieldProps<Described extends Field = Field> = {
  field: Described;
  id: string;
  /** Undefined while the field is valid, or the visitor has not left it yet. */
  error: string | undefined;
  /** The length of the text so far. */
  length?: number | undefined;
};
