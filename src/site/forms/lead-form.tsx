import { type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { publicSettings } from '../edge/public-settings';
import { ErrorBoundary } from '../errors/error-boundary';
import { reportError } from '../errors/error-reporting';
import type { Values } from './fields';
import type { FormDefinition } from './form-definition';
import type { EngineHandle } from './form-engine';
import { FormField } from './form-field';
import { Actions, Fields, Row } from './form-layout';
import { EarlyNotice, FormMeta } from './form-meta';
import { FormResult } from './form-result';
import { type FormView, restingView } from './form-view';
import { SubmitButton } from './submit-button';
import { useButtonFocus, useFocusOnFailure } from './submit-focus';
import { useEarlySubmit } from './use-early-submit';
import { useFormEngine } from './use-form-engine';
import { useHydratedForm } from './use-hydrated-form';
import { useKeptTexts } from './use-kept-texts';
import { useLeadSending } from './use-lead-sending';
import { usePlainCheck } from './use-plain-check';

type LeadFormProps = FormDefinition & {
  /** The accessible name of the form. */
  label: string;
  submit: string;
  layout?: 'stacked' | 'row';
  /** Whether the button stays disabled until all fields are valid. */
  lockedWhileInvalid?: boolean;
  /** Whether the visitor is about to use the form, so that its engine loads at once. */
  eager?: boolean;
  /** Shown next to the button. */
  aside?: ReactNode;
};

/**
 * A form that works as plain HTML if there is an endpoint, accepts leads once React has hydrated it, and validates as the
 * visitor types once its engine has loaded. Its elements stay the same throughout.
 *
 * The route of a submit:
 *   with the engine:     onSubmit → handle.submit → formik → onValid = take
 *   before it is loaded: onSubmit → plainCheck.submit → take
 *   with valid values:   take → send → deliver → result
 * On either route, errors reach the fields by setView.
 */
export function LeadForm({
  label,
  submit,
  layout = 'stacked',
  lockedWhileInvalid = false,
  eager = false,
  aside,
  ...definition
}: LeadFormProps) {
  const [form, ref] = useHydratedForm();
  const handle = useRef<EngineHandle>(null);
  const left = useRef(new Set<string>());
  const [view, setView] = useState<FormView>(restingView);
  const { sending, submittedRecently, result, send, fail, forgetResult } = useLeadSending(definition);
  const plainCheck = usePlainCheck(form, definition.fields, setView);
  const Engine = useFormEngine(form, eager)?.FormEngine;
  const check = () => (handle.current ?? plainCheck).change();
  useKeptTexts(form, check);
  useFocusOnFailure(form, view);
  useEarlySubmit(form);

  const empty = () => {
    form?.reset();
    left.current.clear();
    setView(restingView);
    handle.current?.reset();
  };
  const take = async (values: Values | null) => {
    if (form && values) await send(values, form, empty);
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const name = fieldNameOf(target);
    if (!name || name === fieldNameOf(relatedTarget)) return;
    // Validating now could disable the button just as it gets the focus. Pressing it validates all fields anyway.
    if (lockedWhileInvalid && relatedTarget?.matches('[type=submit]')) return;
    left.current.add(name);
    handle.current?.leave(name);
  };

  const invalid = lockedWhileInvalid && !view.valid;
  const busy = sending || view.submitting;
  const blocked = busy || submittedRecently || invalid;
  const keepFocus = useButtonFocus(form, blocked);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keepFocus();
    forgetResult();
    if (handle.current) handle.current.submit().catch(fail);
    else void take(plainCheck.submit());
  };
  const Frame = layout === 'row' ? Row : 'div';
  return (
    <form
      ref={ref}
      aria-label={label}
      data-lead-form={Engine ? 'checked' : ''}
      // `dialog` posts nowhere: without an endpoint the browser must not submit the input to the page itself.
      method={publicSettings.leadsEndpoint ? 'post' : 'dialog'}
      action={publicSettings.leadsEndpoint}
      // From hydration on, the site shows its own messages.
      noValidate={form !== null}
      onSubmit={onSubmit}
      onChange={check}
      onBlur={leave}
      onKeyDown={invalid ? submitByEnter : undefined}
    >
      <FormMeta form={definition.form} source={definition.source} />
      <Frame>
        <Fields>
          <FormFields definition={definition} view={view} />
        </Fields>
        <Actions>
          <SubmitButton disabled={blocked} busy={busy} quiet={layout === 'row'}>
            {submit}
          </SubmitButton>
          {aside}
        </Actions>
      </Frame>
      <FormResult result={result} sending={sending} />
      <EarlyNotice />
      {Engine && form ? (
        <ErrorBoundary fallback={null} onError={(error) => reportError(error, { boundary: 'form' })}>
          <Engine
            ref={handle}
            form={form}
            fields={definition.fields}
            before={{ view, left: left.current }}
            onView={setView}
            onValid={take}
          />
        </ErrorBoundary>
      ) : null}
    </form>
  );
}

function FormFields({ definition: { fields, source }, view }: { definition: FormDefinition; view: FormView }) {
  return fields.map((field) => (
    <FormField
      key={field.name}
      field={field}
      // Not React's useId: its ids differ between server and browser in development, which hides other differences.
      id={`${source}-${field.name}`}
      error={view.errors[field.name]}
      length={view.lengths[field.name]}
    />
  ));
}

/** Returns the name of the field that an element belongs to: a control, or the toggle of a group of controls. */
function fieldNameOf(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null;
  return element.getAttribute('name') ?? element.closest('[data-field]')?.getAttribute('data-field') ?? null;
}

/**
 * Submits a form when Enter is pressed in one of its inputs. Browsers ignore Enter while the submit button is disabled, but validation
 * may not have seen the last letters yet, or what a browser filled in.
 */
function submitByEnter({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLFormElement>): void {
  if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) currentTarget.requestSubmit();
}
