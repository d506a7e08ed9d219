/** Why a value is not accepted; the values fill the gaps of the message. */
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
  values?: Readonly<Record<string, string | number>>;
};

/** An accepted cell with what will be delivered (null for an empty one), or a refused one with likely repairs. */
export type CellCheck = { valid: true; clean: string | number | null } | { valid: false; reason: Reason; suggestions: readonly string[] };

export const accepted = (clean: string | number | null): CellCheck => ({ valid: true, clean });

export const refused = (code: Reason['code'], suggestions: readonly string[] = [], values?: Reason['values']): CellCheck => ({
  valid: false,
  reason: values ? { code, values } : { code },
  suggestions,
});
