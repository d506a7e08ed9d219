/** An option of a select or a multi-select. */
export type Option = { id: number; label: string; value: string };

type Described = {
  /** The name of the control, and of its value in submissions. */
  name: string;
  label: string;
  required: boolean;
  /** Whether it has its own row. */
  wide?: boolean;
};

export type TextField = Described & {
  kind: 'text' | 'email' | 'textarea';
  /** A token of the HTML standard for what the browser may fill in, or `off`. */
  autoComplete: string;
  /** The minimum length in characters, after trimming; 1 for names of people and companies. */
  minLength: number;
  maxLength: number;
  placeholder?: string;
  inputMode?: 'url';
};

export type SelectField = Described & { kind: 'select'; options: readonly Option[]; prompt: string };
export type MultiSelectField = Described & { kind: 'multi-select'; options: readonly Option[] };

/** The description of a field: its markup, validation and delivery are all derived from it. */
export type Field = TextField | SelectField | MultiSelectField;

export type FieldValue = string | Option | null | Option[];
export type Values = Record<string, FieldValue>;
