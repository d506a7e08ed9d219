/** The displayed state of a form's controls. */
export type FormView = {
  /** The visible errors, by field. */
  errors: Readonly<Record<string, string>>;
  /** The text lengths, by field. */
  lengths: Readonly<Record<string, number>>;
  valid: boolean;
  submitting: boolean;
  /** Counts the submits, so that each failed one can move the focus. */
  attempt: number;
};

/** A form that nobody has touched. */
export const restingView: FormView = { errors: {}, lengths: {}, valid: true, submitting: false, attempt: 0 };

type ByField = Readonly<Record<string, unknown>>;

/** Returns the errors of touched fields. */
export function shownErrors(errors: ByField, touched: ByField): Record<string, string> {
  const shown = Object.entries(errors).filter(([name, error]) => typeof error === 'string' && Boolean(touched[name]));
  return Object.fromEntries(shown) as Record<string, string>;
}

/** Returns the length of each text, by field. */
export function textLengths(values: ByField): Record<string, number> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.length]] : [])));
}
