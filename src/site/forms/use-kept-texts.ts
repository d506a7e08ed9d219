import { useEffect } from 'react';
import { useTextsOfVisit } from '../session/kept-texts';

/** Controls that visitors type into: neither the trap nor check boxes have an ID. */
const textControls = 'input[id], textarea[id]';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Copies the text of a kept control, and removes it again if the kept control's form turns out to have been sent: it is emptied then. */
function copyText(kept: TextControl, control: TextControl, onEmptied: () => void): void {
  const { value } = kept;
  control.value = value;
  const empty = () => {
    if (control.value !== value) return;
    control.value = '';
    onEmptied();
  };
  kept.form?.addEventListener('reset', empty, { once: true });
}

/**
 * Fills a form with what the visitor typed before going to another page, and calls `onFilled` if there was something. Keeps the controls
 * rather than their texts, because a form that was sent is emptied, maybe only after the visitor has left.
 */
export function useKeptTexts(form: HTMLFormElement | null, onFilled: () => void): void {
  const kept = useTextsOfVisit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function changes on every render; this runs once for each form
  useEffect(() => {
    if (!form || !kept) return;
    const controls = [...form.querySelectorAll<TextControl>(textControls)];
    let filled = false;
    for (const control of controls) {
      const before = kept.get(control.id);
      if (control.value !== '' || !before?.value) continue;
      copyText(before, control, onFilled);
      filled = true;
    }
    if (filled) onFilled();
    return () => {
      for (const control of controls) kept.set(control.id, control);
    };
  }, [form, kept]);
}
