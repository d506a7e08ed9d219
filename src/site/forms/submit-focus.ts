import { useEffect, useRef } from 'react';
import type { FormView } from './form-view';

/**
 * Gives the submit button back the focus that it loses by being disabled, unless the visitor has moved on. Returns the function to
 * call on submit, while the button still has it.
 */
export function useButtonFocus(form: HTMLFormElement | null, disabled: boolean): () => void {
  const button = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (disabled) return;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    button.current = null;
  }, [disabled]);
  return () => {
    button.current = form?.querySelector<HTMLElement>('[type=submit]:focus') ?? null;
  };
}

/** After a submit that failed validation, focuses the first control with an error. */
export function useFocusOnFailure(form: HTMLFormElement | null, view: FormView): void {
  const handled = useRef(view.attempt);
  useEffect(() => {
    if (view.submitting || view.attempt === handled.current) return;
    handled.current = view.attempt;
    const names = Object.keys(view.errors);
    const controls = [...(form?.elements ?? [])];
    const first = controls.find((control) => names.includes(control.getAttribute('name') ?? ''));
    // A control in a closed group cannot be focused.
    first?.closest('details')?.setAttribute('open', '');
    if (first instanceof HTMLElement) first.focus();
  }, [form, view]);
}
