import { useFormik } from 'formik';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorDisplay } from '../components/error-display';
import { showToast } from '../components/toaster';
import { deliver } from '../delivery/deliver';
import type { Lead } from '../delivery/lead';
import { reportError } from '../platform/error-reporting';
import type { Values } from './fields';
import { type FormView, type Result, shownErrors, textLengths } from './form-view';
import { useResubmitLock } from './resubmit-lock';
import { leadOf, type Submission } from './submission';
import { schemaOf } from './validation';
import { readValues } from './values';

/** What the plain form hands on to the engine. */
export type EngineHandle = { change: () => void; leave: (field: string) => void; submit: () => void };

export type EngineProps = {
  form: HTMLFormElement;
  submission: Submission;
  onView: (view: FormView) => void;
};

const wordsOf = { failed: 'forms.failure', held: 'forms.held' } as const;

/**
 * Validation and sending for a form that is already on the page. It renders nothing: the form's elements stay as they
 * are, so at takeover no text, caret or keyboard is lost and nothing moves. What stands in the controls is the truth;
 * formik follows it.
 */
export const FormEngine = forwardRef<EngineHandle, EngineProps>(function FormEngine({ form, submission, onView }, handle) {
  const { t } = useTranslation();
  const { submittedRecently, lock, isLocked } = useResubmitLock();
  const [result, setResult] = useState<Result | null>(null);
  const [begunAt] = useState(Date.now);
  const [validationSchema] = useState(() => schemaOf(t, submission.fields));
  const [initialValues] = useState(() => readValues(submission.fields, form));
  const sending = useRef(false);
  const lastLead = useRef<Lead | undefined>(submission.continues);

  const send = async (values: Values): Promise<Result> => {
    const lead = leadOf(submission, values, form, begunAt, lastLead.current);
    lastLead.current = lead;
    const delivery = await deliver(lead);
    if (delivery === 'failed' || delivery === 'held') return { kind: 'failed', text: t(wordsOf[delivery]) };
    const text = delivery === 'kept' ? t('forms.kept') : submission.accepted;
    submission.onSent(values, lead, text);
    lastLead.current = submission.continues;
    return { kind: 'sent', text };
  };

  const fail = (text: string) => {
    setResult({ kind: 'failed', text });
    showToast('error', <ErrorDisplay code="" message={t('forms.failure')} />);
  };

  const formik = useFormik<Values>({
    initialValues,
    validationSchema,
    onSubmit: async (values, { resetForm }) => {
      lock();
      setResult(null);
      const outcome = await send(values);
      if (outcome.kind === 'failed') return fail(outcome.text);
      form.reset();
      resetForm({ values: readValues(submission.fields, form) });
      setResult(outcome);
      showToast('success', outcome.text);
    },
  });

  const submit = async () => {
    if (sending.current || isLocked()) return;
    sending.current = true;
    try {
      // A browser may fill in or restore controls without an event.
      flushSync(() => void formik.setValues(readValues(submission.fields, form), false));
      await formik.submitForm();
    } catch (error) {
      reportError(error, { boundary: 'form' });
      fail(t('forms.failure'));
    } finally {
      sending.current = false;
    }
  };

  useImperativeHandle(handle, () => ({
    change: () => void formik.setValues(readValues(submission.fields, form)),
    leave: (field) => void formik.setFieldTouched(field),
    submit: () => void submit(),
  }));

  const { errors, touched, values, isValid, isSubmitting, submitCount } = formik;
  useEffect(() => {
    const validation = { errors, touched, values };
    onView({
      errors: shownErrors(validation),
      lengths: textLengths(validation),
      valid: isValid,
      submitting: isSubmitting,
      submittedRecently,
      attempt: submitCount,
      result,
    });
  }, [errors, touched, values, isValid, isSubmitting, submitCount, submittedRecently, result, onView]);

  return null;
});
