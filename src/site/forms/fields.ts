import { emailMaxLength } from './email-address';

/** An option of a select or a multi-select. */
export type Option = { id: number; label: string; value: string };

type Described = {
  /** The name of the control, and of its value in submissions. */
  name: string;
  label: string;
  required: boolean;
  /** Whether it gets its own row. */
  wide?: boolean;
};

export type TextField = Described & {
  kind: 'text' | 'email' | 'textarea';
  /** A token of the HTML standard for what the browser may fill in, or `off`. */
  autoComplete: string;
  /** The minimum length in characters, after trimming; 1 for names of people and companies. */
  minLength: number;
  maxLength: number;
  placeholder?: string | undefined;
  /** A hint shown under the label. */
  hint?: string | undefined;
  inputMode?: 'url';
};

export type SelectField = Described & { kind: 'select'; options: readonly Option[]; prompt: string };

/** Options under a common title; `title` is null if there are no other groups. */
export type OptionGroup = { title: string | null; options: readonly Option[] };

/** `preselected` lists values that are selected at first. */
export type MultiSelectField = Described & { kind: 'multi-select'; groups: readonly OptionGroup[]; preselected: readonly string[] };

/** The description of a field: its markup, validation and delivery are all derived from it. */
export type Field = TextField | SelectField | MultiSelectField;

/** What the controls of a field are rendered from. */
export type FieldProps<Kind extends Field = Field> = {
  field: Kind;
  id: string;
  /** Undefined while the field is valid, or the visitor has not left it yet. */
  error: string | undefined;
  /** The length of the text so far. */
  length?: number | undefined;
};

export type FieldValue = string | Option | null | Option[];
export type Values = Record<string, FieldValue>;

/** The minimum text length in the specification; names can be as short as Li. */
const textMinLength = 4;

const lineMaxLength = 200;
const textMaxLength = 2_000;

type Line = { required?: boolean; autoComplete?: string; wide?: boolean };

/** A single-line text. */
export function line(name: string, label: string, { required = false, autoComplete = 'off', wide = false }: Line = {}): TextField {
  return { kind: 'text', name, label, required, wide, autoComplete, minLength: textMinLength, maxLength: lineMaxLength };
}

/** The name of a person or a company, which has no minimum length. */
export function nameLine(name: string, label: string, options: Line = {}): TextField {
  return { ...line(name, label, options), minLength: 1 };
}

type EmailLine = { autoComplete?: string; placeholder?: string };

export function emailLine(name: string, label: string, { autoComplete = 'email', placeholder }: EmailLine = {}): TextField {
  return { kind: 'email', name, label, required: true, autoComplete, placeholder, minLength: 1, maxLength: emailMaxLength };
}

/** A multi-line text. */
export function paragraph(name: string, label: string, { required = false, hint }: { required?: boolean; hint?: string } = {}): TextField {
  return {
    kind: 'textarea',
    name,
    label,
    required,
    hint,
    wide: true,
    // With `off`, browsers would not restore the text when the visitor comes back to the page.
    autoComplete: 'on',
    minLength: textMinLength,
    maxLength: textMaxLength,
  };
}

export function oneOf(name: string, label: string, options: readonly Option[], choice: { required: boolean; prompt: string }): SelectField {
  return { kind: 'select', name, label, options, ...choice };
}

export function anyOf(name: string, label: string, groups: readonly OptionGroup[], preselected: readonly string[] = []): MultiSelectField {
  return { kind: 'multi-select', name, label, groups, preselected, required: true, wide: true };
}
