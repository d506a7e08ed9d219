import { useEffect } from 'react';
import { useTextsOfVisit } from '../session/kept-texts';
import { formsBeingSent, unfinishedLeads } from './leads-of-forms';

/** Controls that visitors type into: neither the trap nor check boxes have an ID. */
const textControls = 'input[id], textarea[id]';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Resolves once the form of a kept control is no longer being sent; undefined if it is not being sent. */
const sendingOf = (kept: TextControl | undefined) => (kept?.form ? formsBeingSent.get(kept.form) : undefined);

/** Puts the text of a kept control into the same control of a form, which then continues the lead that the text belongs to. */
function restore(form: HTMLFormElement, control: TextControl, kept: TextControl): void {
  control.value = kept.value;
  const unfinished = kept.form && unfinishedLeads.get(kept.form);
  if (unfinished) unfinishedLeads.set(form, unfinished);
}

/**
 * Fills a form with what the visitor typed before going to another page, and calls `onFilled` if there was something. Text that is
 * being sent is left out, because it would be sent twice; if sending fails, it comes back, and is then sent under the same key. Keeps
 * the controls rather than their texts, because a form that was sent is emptied, maybe only after the visitor has left.
 */
export function useKeptTexts(form: HTMLFormElement | null, onFilled: () => void): void {
  const kept = useTextsOfVisit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function changes on every render; this runs once for each form
  useEffect(() => {
    if (!form || !kept) return;
    const controls = [...form.querySelectorAll<TextControl>(textControls)];
    const fill = () => {
      const empty = controls.filter(({ value }) => value === '');
      const pairs = empty.flatMap((control) => {
        const before = kept.get(control.id);
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
    return () => {
      for (const control of controls) if (control.value !== '' || !sendingOf(kept.get(control.id))) kept.set(control.id, control);
    };
  }, [form, kept]);
}
