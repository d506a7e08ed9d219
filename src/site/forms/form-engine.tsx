import { useFormik } from 'formik';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { forwardRef, useEffect, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field, Values } from './fields';
import { type FormView, shownErrors, textLengths } from './form-view';
import { schemaOf } from './validation';
import { readValues } from './values';

/** The calls that the plain form delegates to the engine. */
export type EngineHandle = { change: () => void; leave: (field: string) => void; submit: () => Promise<void>; reset: () => void };

type EngineProps = {
  form: HTMLFormElement;
  fields: readonly Field[];
  /** The form's previous state, and the fields that the visitor has already left. */
  before: { view: FormView; left: ReadonlySet<string> };
  onView: (view: FormView) => void;
  /** Receives the values of a valid submit. */
  onValid: (values: Values) => Promise<void>;
};

/**
 * Validation for a form that is already on the page. It renders nothing: the form's elements stay, so no text, caret or
 * keyboard is lost and nothing shifts when it takes over. The controls are the source of truth; formik follows them.
 */
export const FormEngine = forwardRef<EngineHandle, EngineProps>(function FormEngine({ form, fields, before, onView, onValid }, handle) {
  const { t } = useTranslation();
  const [{ view, left }] = useState(before);
  const [initialValues] = useState(() => readValues(fields, form));
  // An earlier submit counts as having touched every field.
  const [initialTouched] = useState(() => {
    const touched = view.attempt > 0 ? fields.map(({ name }) => name) : [...left];
    return Object.fromEntries(touched.map((name) => [name, true]));
  });
  const formik = useFormik<Values>({
    initialValues,
    initialTouched,
    initialErrors: view.errors,
    validateOnMount: Object.keys(initialTouched).length > 0,
    // A form of the frame stays when the language changes, so its messages are not kept.
    validationSchema: () => schemaOf(t, fields),
    onSubmit: onValid,
  });

  useImperativeHandle(handle, () => ({
    change: () => void formik.setValues(readValues(fields, form)),
    leave: (field) => void formik.setFieldTouched(field),
    submit: () => {
      // A browser may fill in or restore controls without an event.
      flushSync(() => void formik.setValues(readValues(fields, form), false));
      return formik.submitForm();
    },
    reset: () => formik.resetForm({ values: readValues(fields, form), errors: {}, touched: {} }),
  }));

  const { errors, touched, values, isValid, isSubmitting, submitCount } = formik;
  useEffect(() => {
    onView({
      errors: shownErrors(errors, touched),
      lengths: textLengths(values),
      valid: isValid,
      submitting: isSubmitting,
      attempt: view.attempt + submitCount,
    });
  }, [errors, touched, values, isValid, isSubmitting, submitCount, view, onView]);

  return null;
});
