import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type FocusEvent, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import { reportError } from '../platform/error-reporting';
import { publicSettings } from '../platform/public-settings';
import { media } from '../theme/breakpoints';
import { space } from '../theme/space';
import { errorLineHeight } from './control-look';
import { FormField } from './field';
import type { EngineHandle } from './form-engine';
import { FormMeta } from './form-meta';
import { FormResult } from './form-result';
import { type FormView, restingView } from './form-view';
import type { Submission } from './submission';
import { SubmitButton } from './submit-button';
import { useEarlySubmit } from './use-early-submit';
import { useFocusOnFailure } from './use-focus-on-failure';
import { useFormEngine } from './use-form-engine';

/* Two columns where both have room, one where not. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 14rem), 50% - ${space[4]} / 2), 1fr));
  column-gap: ${space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
`;

/* One field beside its button; the button stands on the line of the control. */
const Row = styled.div`
  ${media.tabletUp} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space[3]};
    align-items: end;
    > :last-child {
      margin-bottom: ${errorLineHeight};
    }
  }
`;

type LeadFormProps = Submission & {
  /** What the form is called for those who cannot see where it stands. */
  label: string;
  submit: string;
  layout?: 'stacked' | 'row';
  /** Whether the button waits until all fields are valid. */
  lockedWhileInvalid?: boolean;
  /** Whether the visitor is about to use the form, so that nothing is waited for. */
  eager?: boolean;
  /** What stands beside the button. */
  aside?: ReactNode;
};

/**
 * A form that works as plain HTML where there is an endpoint, and better once its engine has arrived. The elements are
 * the same before and after.
 */
export function LeadForm({
  label,
  submit,
  layout = 'stacked',
  lockedWhileInvalid = false,
  eager = false,
  aside,
  ...submission
}: LeadFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const handle = useRef<EngineHandle>(null);
  const [view, setView] = useState<FormView>(restingView);
  const { engine, wake } = useFormEngine(form, eager);
  const Engine = engine?.FormEngine;
  useFocusOnFailure(form, view);
  useEarlySubmit(form);

  const submitWithEngine = () => {
    handle.current?.submit();
    return handle.current !== null;
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (submitWithEngine()) return;
    setView({ ...restingView, submitting: true });
    await wake();
    if (submitWithEngine()) return;
    if (publicSettings.leadsEndpoint) return form?.submit();
    setView({ ...restingView, result: { kind: 'failed', text: t('forms.failure') } });
  };

  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const name = nameOf(target);
    if (name && name !== nameOf(relatedTarget)) handle.current?.leave(name);
  };

  const blocked = view.submitting || view.submittedRecently || (lockedWhileInvalid && !view.valid);
  const Frame = layout === 'row' ? Row : 'div';
  return (
    <form
      ref={setForm}
      aria-label={label}
      // A method that posts nowhere: without an endpoint the browser must not send what was typed to the page itself.
      method={publicSettings.leadsEndpoint ? 'post' : 'dialog'}
      action={publicSettings.leadsEndpoint}
      noValidate={engine !== null}
      onSubmit={onSubmit}
      onChange={() => handle.current?.change()}
      onBlur={leave}
    >
      <FormMeta form={submission.form} source={submission.source} />
      <Frame>
        <Fields>
          {submission.fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              id={`${id}${field.name}`}
              error={view.errors[field.name]}
              length={view.lengths[field.name]}
            />
          ))}
        </Fields>
        <Actions>
          <SubmitButton disabled={blocked} busy={view.submitting} quiet={layout === 'row'}>
            {submit}
          </SubmitButton>
          {aside}
        </Actions>
      </Frame>
      <FormResult result={view.result} submitting={view.submitting} />
      {Engine && form ? (
        <ErrorBoundary fallback={null} onError={(error) => reportError(error, { boundary: 'form' })}>
          <Engine ref={handle} form={form} submission={submission} onView={setView} />
        </ErrorBoundary>
      ) : null}
    </form>
  );
}

/** The field that an element belongs to. */
function nameOf(element: EventTarget | null): string | null {
  return element instanceof Element ? element.getAttribute('name') : null;
}
