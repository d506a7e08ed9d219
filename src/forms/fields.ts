/** A choice of a select or a multi-select. */
export type Option = { id: number; label: string; value: string };

type Described = {
  /** The name of the control, and of the value wherever it is sent. */
  name: string;
  label: string;
  required: boolean;
  /** Whether it has a row of its own. */
  wide?: boolean;
};

export type TextField = Described & {
  kind: 'text' | 'email' | 'textarea';
  /** What the browser may fill in: a token of the HTML standard, or `off`. */
  autoComplete: string;
  /** The least a text may have, in characters without the spaces around it; 1 for names of people and companies. */
  minLength: number;
  maxLength: number;
  placeholder?: string;
  inputMode?: 'url';
};

export type SelectField = Described & { kind: 'select'; options: readonly Option[]; prompt: string };
export type MultiSelectField = Described & { kind: 'multi-select'; options: readonly Option[] };

/** The description of a field: the plain markup, the validation and the delivery all come from it. */
export type Field = TextField | SelectField | MultiSelectField;

export type FieldValue = string | Option | null | Option[];
export type Values = Record<string, FieldValue>;
