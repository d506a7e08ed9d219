import type { Field } from './fields';

export type FieldProps<Described extends Field = Field> = {
  field: Described;
  id: string;
  /** Absent while there is nothing to complain about, or the visitor has not been there yet. */
  error: string | undefined;
  /** The length of the text so far. */
  length?: number | undefined;
};
