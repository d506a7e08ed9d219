/** Why a value is refused; `values` are interpolated into the message. */
export type Reason = {
  code:
    | 'required'
    | 'noLetters'
    | 'addressAsName'
    | 'total'
    | 'notAnEmail'
    | 'severalEmails'
    | 'duplicate'
    | 'notADate'
    | 'noSuchDay'
    | 'twoReadings'
    | 'notAnAmount'
    | 'twoAmounts'
    | 'fractionOfCent'
    | 'negative';
  values: Readonly<Record<string, string | number>>;
};

/** An accepted cell with its output value (null if empty), or a refused cell with suggested repairs. */
export type CellCheck = { valid: true; clean: string | number | null } | { valid: false; reason: Reason; suggestions: readonly string[] };

export const accepted = (clean: string | number | null): CellCheck => ({ valid: true, clean });

export const refused = (code: Reason['code'], suggestions: readonly string[] = [], values: Reason['values'] = {}): CellCheck => ({
  valid: false,
  reason: { code, values },
  suggestions,
});
