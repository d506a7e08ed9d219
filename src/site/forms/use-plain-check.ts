import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Dispatch, SetStateAction } from 'react';
import { fieldErrors } from './field-errors';
import type { Field, Values } from './fields';
import { type FormView, textLengths } from './form-view';
import { readValues } from './values';

type PlainCheck = {
  /** Call on input; clears errors of an earlier submit as they are fixed. */
  change: () => void;
  /** Validates a submit; returns the values, or null if any is invalid. */
  submit: () => Values | null;
};

/** Validates a form until its engine has loaded, with the same messages. */
export function usePlainCheck(
  form: HTMLFormElement | null,
  fields: readonly Field[],
  setView: Dispatch<SetStateAction<FormView>>,
): PlainCheck {
  const { t } = useTranslation();
  const check = (submitted: 0 | 1): Values | null => {
    if (!form) return null;
    const values = readValues(fields, form);
    const errors = fieldErrors(t, fields, values);
    const valid = Object.keys(errors).length === 0;
    setView((before) => {
      const attempt = before.attempt + submitted;
      const lengths = textLengths(values);
      return attempt === 0 ? { ...before, lengths } : { ...before, lengths, errors, valid, attempt };
    });
    return valid ? values : null;
  };
  return { change: () => void check(0), submit: () => check(1) };
}
