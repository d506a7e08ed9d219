import { useEffect, useState } from 'react';
import { keptControls, type TextControl, textControlsIn } from '../edge/kept-controls';
import { formsBeingSent, unfinishedLeads } from './leads-of-forms';
import type { MarkedForm } from './use-early-submit';

/** Resolves once the form of a kept control is no longer being sent; undefined if it is not being sent. */
const sendingOf = (kept: TextControl | undefined) => (kept?.form ? formsBeingSent.get(kept.form) : undefined);

/** Puts the text of a kept control into the same control of a form, which then continues the lead that the text belongs to. */
function restore(form: MarkedForm, control: TextControl, kept: TextControl): void {
  control.value = kept.value;
  const before: MarkedForm | null = kept.form;
  if (!before) return;
  const unfinished = unfinishedLeads.get(before);
  if (unfinished) unfinishedLeads.set(form, unfinished);
  if (!before.submittedEarly) return;
  before.submittedEarly = false;
  form.submittedEarly = true;
}

const focused = () => (typeof document === 'undefined' ? null : document.activeElement);

/**
 * Fills a form with what the visitor typed before going to another page, or before React replaced the HTML instead of hydrating it,
 * and calls `onFilled` if there was something. A submit of replaced HTML, and the focus in it, go on in the form, too. Text that is
 * being sent is left out, because it would be sent twice; if sending fails, it comes back, and is then sent under the same key. Keeps
 * the controls rather than their texts, because a form that was sent is emptied, maybe only after the visitor has left.
 */
export function useKeptTexts(form: HTMLFormElement | null, onFilled: () => void): void {
  // While the form renders for the first time, what it replaces is still there.
  const [focusedBefore] = useState(focused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function changes on every render; this runs once for each form
  useEffect(() => {
    if (!form) return;
    const controls = textControlsIn(form);
    const fill = () => {
      const empty = controls.filter(({ value }) => value === '');
      const pairs = empty.flatMap((control) => {
        const before = keptControls.get(control.id);
        return before?.value ? [{ control, before }] : [];
      });
      for (const { control, before } of pairs) {
        const sending = sendingOf(before);
        if (sending) return void sending.then(fill);
        restore(form, control, before);
      }
      if (pairs.length > 0) onFilled();
    };
    fill();
    if (!focusedBefore?.isConnected) controls.find(({ id }) => keptControls.get(id) === focusedBefore)?.focus();
    return () => {
      for (const control of controls)
        if (control.value !== '' || !sendingOf(keptControls.get(control.id))) keptControls.set(control.id, control);
    };
  }, [form]);
}
