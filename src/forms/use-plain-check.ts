import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Dispatch, SetStateAction } from 'react';
import { complaints } from './complaints';
import type { Field, Values } from './fields';
import { type FormView, textLengths } from './form-view';
import { readValues } from './values';

type PlainCheck = {
  /** Follows what is typed; errors of an earlier submit go as they are put right. */
  change: () => void;
  /** Checks a submit; the values if nothing is wrong with them. */
  submit: () => Values | null;
};

/** What answers for a form while its engine is not there, in the same words. */
export function usePlainCheck(
  form: HTMLFormElement | null,
  fields: readonly Field[],
  setView: Dispatch<SetStateAction<FormView>>,
): PlainCheck {
  const { t } = useTranslation();
  const check = (submitted: 0 | 1): Values | null => {
    if (!form) return null;
    const values = readValues(fields, form);
    const errors = complaints(t, fields, values);
    const valid = Object.keys(errors).length === 0;
    setView((before) => {
      const attempt = before.attempt + submitted;
      const lengths = textLengths({ values });
      return attempt === 0 ? { ...before, lengths } : { ...before, lengths, errors, valid, attempt };
    });
    return valid ? values : null;
  };
  return { change: () => void check(0), submit: () => check(1) };
}
