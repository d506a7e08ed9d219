import type { Outcome } from './outcome';

/** What came of the last submit, in words for the visitor. */
export type Result = {
  tone: Outcome['tone'];
  text: string;
  /** Whether the receiver has the lead, or will have it from the outbox. */
  safe: boolean;
  /** What was entered, for a mail in its place; absent where all is well. */
  draft?: string;
};

/** What a form shows of the state of its controls. */
export type FormView = {
  /** The errors that are shown, by field. */
  errors: Readonly<Record<string, string>>;
  /** The lengths of the texts, by field. */
  lengths: Readonly<Record<string, number>>;
  valid: boolean;
  submitting: boolean;
  /** Counts the submits, so that each failed one can move the focus. */
  attempt: number;
};

/** A form that nobody has touched. */
export const restingView: FormView = { errors: {}, lengths: {}, valid: true, submitting: false, attempt: 0 };

type Validation = {
  errors: Readonly<Record<string, unknown>>;
  touched: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
};

/** The errors of fields that the visitor has been to. */
export function shownErrors({ errors, touched }: Pick<Validation, 'errors' | 'touched'>): Record<string, string> {
  const shown = Object.entries(errors).filter(([name, error]) => typeof error === 'string' && Boolean(touched[name]));
  return Object.fromEntries(shown) as Record<string, string>;
}

/** The length of each text. */
export function textLengths({ values }: Pick<Validation, 'values'>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.length]] : [])));
}
