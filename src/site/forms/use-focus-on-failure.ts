import { useEffect, useRef } from 'react';
import type { FormView } from './form-view';

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
