/** What came of the last submit, in words for the visitor. */
export type Result = { kind: 'sent' | 'failed'; text: string };

/** What a form shows beyond what stands in its controls. */
export type FormView = {
  /** The errors that are shown, by field. */
  errors: Readonly<Record<string, string>>;
  /** The lengths of the texts, by field. */
  lengths: Readonly<Record<string, number>>;
  valid: boolean;
  submitting: boolean;
  submittedRecently: boolean;
  /** Counts the submits, so that each failed one can move the focus. */
  attempt: number;
  result: Result | null;
};

/** A form that nobody has touched. */
export const restingView: FormView = {
  errors: {},
  lengths: {},
  valid: true,
  submitting: false,
  submittedRecently: false,
  attempt: 0,
  result: null,
};

type Validation = {
  errors: Readonly<Record<string, unknown>>;
  touched: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
};

/** The errors of fields that the visitor has been to. */
export function shownErrors({ errors, touched }: Validation): Record<string, string> {
  const shown = Object.entries(errors).filter(([name, error]) => typeof error === 'string' && Boolean(touched[name]));
  return Object.fromEntries(shown) as Record<string, string>;
}

/** The length of each text. */
export function textLengths({ values }: Validation): Record<string, number> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.length]] : [])));
}
